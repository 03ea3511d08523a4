export const handle = { title: 'Startseite' }
export function Component() { return <h1>Finden Sie Ihr Traumauto</h1> }
