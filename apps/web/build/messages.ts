/** Finds the texts of a source file that are translated (docs/languages.md). */
import { parseSync, Visitor } from 'vite'

type Range = { start: number; end: number }

/**
 * A text of the source. `kind` says what it stands for in the code: a string, the children of an element (strings and
 * nodes), or the forms of a text with a count. `parts` are the expressions put in.
 */
export type Message = Range & {
  kind: 'text' | 'children' | 'plural' | 'attribute'
  pattern: string
  /** The German forms of a text with a count; its pattern is `one | other`. */
  forms?: { one: string; other: string }
  parts: Range[]
}

/** Attributes whose plain strings are shown or read aloud. */
const shownAttributes = new Set([
  'action',
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'confirm',
  'description',
  'empty',
  'heading',
  'hint',
  'label',
  'legend',
  'note',
  'placeholder',
  'text',
  'title',
  'unit',
])

const hasWord = (text: string) => /\p{L}/u.test(text)

const entities: Record<string, string> = { '&nbsp;': '\u00a0', '&shy;': '\u00ad', '&amp;': '&' }
const decoded = (text: string) =>
  text.replaceAll(/&\w+;/g, (entity) => {
    const character = entities[entity]
    if (!character) throw new Error(`${entity} is not among the entities of apps/web/build/messages.ts`)
    return character
  })

/** White space of JSX text: line breaks with their indentation vanish, between two words they are one space. */
function shownText(raw: string): string {
  const lines = raw.split(/\r?\n/)
  const trimmed = lines.map((line, index) => {
    const start = index === 0 ? line : line.trimStart()
    return index === lines.length - 1 ? start : start.trimEnd()
  })
  return decoded(trimmed.filter((line) => line !== '').join(' '))
}

type Child = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['JSXElement']>
>[0]['children'][number]

const isBlank = (child: Child) => child.type === 'JSXText' && shownText(child.value) === ''
const isIcon = (child: Child) => child.type === 'JSXElement' && child.openingElement.selfClosing

/** Icons before and behind a text are no parts of its sentence. */
function withoutEdges(children: Child[]): Child[] {
  const isKept = (child: Child) => !isBlank(child) && !isIcon(child)
  return children.slice(children.findIndex(isKept), children.findLastIndex(isKept) + 1)
}

/** The children of an element as pattern and parts, undefined without words of their own. */
function childrenMessage(all: Child[]): Message | undefined {
  const children = withoutEdges(all)
  const [first, last] = [children.at(0), children.at(-1)]
  if (!first || !last || !children.some((child) => child.type === 'JSXText' && hasWord(child.value))) return
  const parts: Range[] = []
  const texts = children.map((child) => {
    if (child.type === 'JSXText') return shownText(child.value)
    if (child.type === 'JSXExpressionContainer') {
      const { expression } = child
      if (expression.type === 'JSXEmptyExpression') return ''
      if (expression.type === 'Literal' && typeof expression.value === 'string') return expression.value
      parts.push(expression)
    } else parts.push(child)
    return `{${parts.length - 1}}`
  })
  return { kind: 'children', pattern: texts.join(''), parts, start: first.start, end: last.end }
}

type Element = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['JSXElement']>>[0]

/** Whether an element says that its content is German in every language, as legal texts are. */
const isGerman = ({ openingElement }: Element) =>
  openingElement.attributes.some(
    (attribute) =>
      attribute.type === 'JSXAttribute' &&
      attribute.name.name === 'lang' &&
      attribute.value?.type === 'Literal' &&
      attribute.value.value === 'de',
  )

/** @returns the texts of a source file in the order of their beginnings; a text within a part of another follows it */
export function messagesOf(path: string, code: string): Message[] {
  const found: Message[] = []
  const { program, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const german: Range[] = []
  const addChildren = ({ children }: { children: Child[] }) => {
    const message = childrenMessage(children)
    if (message) found.push(message)
  }
  new Visitor({
    JSXElement(element) {
      if (isGerman(element)) german.push(element)
      addChildren(element)
    },
    JSXFragment: addChildren,
    JSXAttribute({ name, value }) {
      const attribute = name.type === 'JSXIdentifier' ? name.name : ''
      if (value?.type !== 'Literal' || typeof value.value !== 'string' || !shownAttributes.has(attribute))
        return
      if (hasWord(value.value))
        found.push({ kind: 'attribute', pattern: value.value, parts: [], start: value.start, end: value.end })
    },
    TaggedTemplateExpression({ tag, quasi, start, end }) {
      if (tag.type !== 'Identifier' || tag.name !== 't') return
      const pattern = quasi.quasis.map(
        ({ value }, index) => `${index ? `{${index - 1}}` : ''}${value.cooked}`,
      )
      found.push({ kind: 'text', pattern: pattern.join(''), parts: quasi.expressions, start, end })
    },
    CallExpression({ callee, arguments: values, start, end }) {
      if (callee.type !== 'Identifier') return
      const texts = values.flatMap((value) =>
        value.type === 'Literal' && typeof value.value === 'string' ? [value] : [],
      )
      const [text] = texts
      if (callee.name === 't' && text && values[0] === text)
        found.push({ kind: 'text', pattern: text.value, parts: [], start, end })
      const [one, other] = [values[1], values[2]]
      if (callee.name !== 'plural' || one?.type !== 'Literal' || other?.type !== 'Literal') return
      if (typeof one.value !== 'string' || typeof other.value !== 'string') return
      // The count and further parts stay where they are: only the two texts are replaced.
      const range = { start: one.start, end: other.end }
      const forms = { one: one.value, other: other.value }
      found.push({ kind: 'plural', pattern: `${forms.one} | ${forms.other}`, forms, parts: [], ...range })
    },
  }).visit(program)
  const isTranslated = ({ start, end }: Range) =>
    !german.some((range) => range.start < start && end < range.end)
  return found.filter(isTranslated).sort((left, right) => left.start - right.start || right.end - left.end)
}
