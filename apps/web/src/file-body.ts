/** The body of a call that sends one file. */
export function fileBody(file: File): FormData {
  const body = new FormData()
  body.append('file', file, file.name)
  return body
}
