/** Texts are checked by the catalogues and by stories, so that mutants of their words say nothing. */
const isText = ({ type, callee, tag, properties }) =>
  ((type === 'CallExpression' || type === 'TaggedTemplateExpression') &&
    ['t', 'plural'].includes((callee ?? tag).name)) ||
  (type === 'ObjectExpression' &&
    properties.length > 0 &&
    properties.every(({ value }) => value && isText(value)))

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'labels',
    value: { shouldIgnore: ({ node }) => (isText(node) ? 'texts' : undefined) },
  },
]
