import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad'

/** The chunks of home and results. The start of the portal calls most of their functions. */
const started =
  /\/(?:react|framework|base|cars|lists|attributes|calls|controls|more-icons|AppShell|HomePage|ResultsPage|WordField|Footer|index)-[\w-]{8}\.js$/

/**
 * Lets Chromium compile whole chunks on another thread while they load. Without the hint, the main thread parses and
 * compiles each function again when it is first called. Other browsers skip the comment, which must be the first line.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (!started.test(output.fileName)) continue
        if (output.type === 'chunk') output.code = `${hint}\n${output.code}`
        else output.source = `${hint}\n${output.source}`
      }
    },
  },
})
