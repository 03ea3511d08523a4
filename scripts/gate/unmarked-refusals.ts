import { parseSync, Visitor } from 'oxc-parser'

/** What refuses a call or a file with a text for its reader. */
const refusing = new Set(['conflict', 'invalidField', 'ProblemError', 'UnusableFile'])

type Node = { type: string; start: number; end: number }
const isSentence = (text: string) => /\p{L}{2,} \p{L}/u.test(text)

/** @returns the texts of refusals in a source file that are not marked for translation: „Zeile: Text“ */
export function unmarkedRefusals(path: string, code: string): string[] {
  const refusals: Node[] = []
  const marked: Node[] = []
  const texts: (Node & { text: string })[] = []
  const nameOf = (callee: Node) => code.slice(callee.start, callee.end)
  new Visitor({
    CallExpression(call) {
      if (refusing.has(nameOf(call.callee))) refusals.push(call)
      if (['t', 'plural'].includes(nameOf(call.callee))) marked.push(call)
    },
    NewExpression(call) {
      if (refusing.has(nameOf(call.callee))) refusals.push(call)
    },
    TaggedTemplateExpression: (tagged) => void marked.push(tagged),
    Literal(literal) {
      if (typeof literal.value === 'string') texts.push({ ...literal, text: literal.value })
    },
    TemplateLiteral(template) {
      const text = template.quasis.map(({ value }) => value.cooked).join('…')
      texts.push({ type: template.type, start: template.start, end: template.end, text })
    },
  }).visit(parseSync(path, code).program)
  const isIn = (nodes: readonly Node[], { start, end }: Node) =>
    nodes.some((node) => node.start <= start && end <= node.end)
  return texts
    .filter((text) => isSentence(text.text) && isIn(refusals, text) && !isIn(marked, text))
    .map(({ start, text }) => `${code.slice(0, start).split('\n').length}: ${text}`)
}
