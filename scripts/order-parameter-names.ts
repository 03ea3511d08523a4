/**
 * Renumbers the names in the generated Prisma client, which then takes 11 MiB less memory
 * (docs/adr/0013-memory-of-an-instance.md).
 *
 * The client contains a graph of all query arguments: a node per kind of argument, and an edge per name in it, which
 * refers to a list of names. The client decodes each node to an object with the numbers of the names as keys, and V8
 * stores such an object as an array up to its largest key. Prisma numbers the names by their first use, so the most
 * common ones, such as `equals`, have numbers above 1,000. Here a name comes before others the more nodes it occurs in and
 * the smaller those are.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'

const file = new URL('../apps/api/generated/prisma/internal/class.ts', import.meta.url)

type Graph = { strings: string[]; graph: string }
/** A node by the names of its edges. The other fields of an edge are copied as bytes. */
type Edge = { name: string; mask: number; child: number; enumName: string | null; flags: number }
type OutputEdge = { name: string; args: number; output: number }
type Decoded = { inputs: Edge[][]; outputs: OutputEdge[][]; roots: OutputEdge[] }

/** Numbers are in a variable-length encoding with seven bits per byte; a mask takes two bytes, flags one byte. */
function decode({ strings, graph }: Graph): Decoded {
  const bytes = Buffer.from(graph, 'base64url')
  let at = 0
  const byte = () => bytes.readUInt8(at++)
  const number = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const next = byte()
      value |= (next & 0x7f) << shift
      if (next < 0x80) return value
    }
  }
  const nameAt = (index: number) => {
    const name = strings[index]
    if (name === undefined) throw new Error(`The Prisma client has no name ${index}.`)
    return name
  }
  const name = () => nameAt(number())
  const enumName = () => {
    const following = number()
    return following === 0 ? null : nameAt(following - 1)
  }
  const list = <Item>(length: number, item: () => Item) => Array.from({ length }, item)
  const edge = (): Edge => ({
    name: name(),
    mask: byte() | (byte() << 8),
    child: number(),
    enumName: enumName(),
    flags: byte(),
  })
  const outputEdge = (): OutputEdge => ({ name: name(), args: number(), output: number() })
  const [inputCount, outputCount, rootCount] = [number(), number(), number()]
  const inputs = list(inputCount, () => list(number(), edge))
  const outputs = list(outputCount, () => list(number(), outputEdge))
  const roots = list(rootCount, outputEdge)
  if (at !== bytes.length) throw new Error('The graph of the Prisma client has an unknown format.')
  return { inputs, outputs, roots }
}

function encode({ inputs, outputs, roots }: Decoded, strings: string[]): Graph {
  const numbers = new Map(strings.map((name, index) => [name, index]))
  const bytes: number[] = []
  const number = (value: number) => {
    let left = value
    for (; left > 0x7f; left >>>= 7) bytes.push((left & 0x7f) | 0x80)
    bytes.push(left)
  }
  const name = (text: string) => number(numbers.get(text) ?? Number.NaN)
  const outputEdge = (edge: OutputEdge) => {
    name(edge.name)
    number(edge.args)
    number(edge.output)
  }
  for (const { length } of [inputs, outputs, roots]) number(length)
  for (const edges of inputs) {
    number(edges.length)
    for (const edge of edges) {
      name(edge.name)
      bytes.push(edge.mask & 0xff, edge.mask >>> 8)
      number(edge.child)
      number(edge.enumName === null ? 0 : (numbers.get(edge.enumName) ?? Number.NaN) + 1)
      bytes.push(edge.flags)
    }
  }
  for (const edges of outputs) {
    number(edges.length)
    for (const edge of edges) outputEdge(edge)
  }
  for (const root of roots) outputEdge(root)
  return { strings, graph: Buffer.from(bytes).toString('base64url') }
}

/** The same graph; the names of many small nodes have the lowest numbers. */
function ordered(graph: Graph): Graph {
  const decoded = decode(graph)
  const weights = new Map<string, number>()
  for (const edges of [...decoded.inputs, ...decoded.outputs])
    for (const { name } of edges) weights.set(name, (weights.get(name) ?? 0) + 1 / edges.length)
  const names = [...weights].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
  const result = encode(decoded, [...new Set([...names, ...graph.strings])])
  if (!isDeepStrictEqual(decode(result), decoded))
    throw new Error('The graph of the Prisma client was changed.')
  return result
}

const text = await readFile(file, 'utf8')
const graphText = /strings: JSON\.parse\((?<strings>"(?:[^"\\]|\\.)*")\),\s*graph: "(?<graph>[\w-]+)"/
const found = graphText.exec(text)?.groups
if (!found?.strings || !found.graph)
  throw new Error('The Prisma client contains no graph of query arguments.')
const { strings, graph } = ordered({ strings: JSON.parse(JSON.parse(found.strings)), graph: found.graph })
const names = JSON.stringify(JSON.stringify(strings))
await writeFile(
  file,
  text.replace(graphText, () => `strings: JSON.parse(${names}),\n  graph: "${graph}"`),
)
