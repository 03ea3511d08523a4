import type { XmlElement } from '../sale/xml-element.ts'

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }
const plain = (text: string) => text.replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => signs[name] ?? '')
const local = (name: string) => name.slice(name.indexOf(':') + 1)

type Open = XmlElement & { children: XmlElement[] }
const opened = (name: string, attributes: Record<string, string>): Open => ({
  ...{ name, uri: '', attributes, children: [], text: '' },
})

/** Reads well-formed XML of the tests, without namespaces, comments and CDATA; the API reads that of others. */
export function readXml(xml: string): XmlElement {
  const open = [opened('', {})]
  for (const [, close, name = '', rest = '', empty, text] of xml.matchAll(
    /<(\/)?([\w:]+)([^<>]*?)(\/)?>|([^<>]+)(?=<)/g,
  )) {
    const parent = open.at(-1)
    if (!parent) break
    if (text !== undefined) parent.text += plain(text)
    else if (close) open.pop()
    else {
      const found = [...rest.matchAll(/([\w:]+)="([^"]*)"/g)]
      const attributes = Object.fromEntries(
        found.map(([, key = '', value = '']) => [local(key), plain(value)]),
      )
      const element = opened(local(name), attributes)
      parent.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [root] = open[0]?.children ?? []
  if (!root) throw new Error('No element')
  return root
}
