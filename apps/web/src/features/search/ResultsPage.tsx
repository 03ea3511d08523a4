export const handle = { title: 'Suchergebnisse' }
export function Component() { return <h1>Suchergebnisse</h1> }
