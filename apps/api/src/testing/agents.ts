import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { agentTools, callAgentTools } from '@portal/contract/search/agents'
import type { z } from 'zod'

type Tools = typeof agentTools
type Tool = keyof Tools

/** The revisions of the protocol: one with a handshake, one in which every request stands alone. */
export type Revision = '2025-11-25' | '2026-07-28'

/**
 * An agent with the official client, over a real connection.
 *
 * @param origin of an application that listens (`listeningApi`)
 * @param key of a company
 */
export async function anAgent(origin: string, revision: Revision = '2026-07-28', key?: string) {
  const mode = revision === '2026-07-28' ? 'auto' : 'legacy'
  const client = new Client({ name: 'Prüfung', version: '1' }, { versionNegotiation: { mode } })
  const requestInit = key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(callAgentTools.url, origin), { requestInit }),
  )
  const ask = (name: Tool, asked: Record<string, unknown>) => client.callTool({ name, arguments: asked })
  const textOf = ({ content }: Awaited<ReturnType<typeof ask>>) =>
    content.map((part) => (part.type === 'text' ? part.text : '')).join('')

  return {
    client,
    /** The answer of a tool, which is the same in both its forms. */
    async call<Name extends Tool>(name: Name, asked: z.input<Tools[Name]['inputSchema']>) {
      const result = await ask(name, asked)
      const answer = agentTools[name].outputSchema.parse(result.structuredContent)
      if (JSON.stringify(result.structuredContent) !== textOf(result))
        throw new Error('The two forms differ.')
      return answer as z.output<Tools[Name]['outputSchema']>
    },
    /** Why a tool refuses a call. */
    async refusal(name: Tool, asked: Record<string, unknown>) {
      const result = await ask(name, asked)
      return result.isError ? textOf(result) : undefined
    },
  }
}
export type Agent = Awaited<ReturnType<typeof anAgent>>
