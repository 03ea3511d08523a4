/** An element of an XML document without namespace prefixes. */
export type XmlElement = {
  name: string
  uri: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  text: string
}

/** The elements at a path of names like 'Party/Contact'. */
export const elementsAt = (from: XmlElement | undefined, path: string): XmlElement[] =>
  path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      from ? [from] : [],
    )

export const elementAt = (from: XmlElement | undefined, path: string) => elementsAt(from, path)[0]

const textOf = ({ text }: XmlElement) => text.replaceAll(/\s+/g, ' ').trim() || null

/** The text at a path; null where there is none. */
export function textAt(from: XmlElement | undefined, path: string): string | null {
  const found = elementAt(from, path)
  return found ? textOf(found) : null
}

export const textsAt = (from: XmlElement | undefined, path: string) =>
  elementsAt(from, path).flatMap((element) => textOf(element) ?? [])

/** The text of the first element at a path with this value of an attribute. */
export function textWith(from: XmlElement | undefined, path: string, attribute: string, value: string) {
  const found = elementsAt(from, path).find(({ attributes }) => attributes[attribute] === value)
  return found ? textOf(found) : null
}

/** Whether the text at a path is true as XML Schema writes it. */
export const isTrueAt = (from: XmlElement | undefined, path: string) =>
  ['true', '1'].includes(textAt(from, path) ?? '')
