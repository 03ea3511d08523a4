import type { Plugin } from 'vite'

/**
 * Most visits start on the home page, and its code is known before the router asks for it: the page fetches it beside
 * the rest instead of after it.
 */
export function preloadHome(): Plugin {
  return {
    name: 'preload-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const home = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/home/HomePage.tsx'))
        if (!home) return
        const scripts = [home.fileName, ...home.imports].filter((file) => !html.includes(file))
        return scripts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
