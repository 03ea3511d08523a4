const keptMax = 2000

/** The value of an earlier call for this word, or a new one. Words repeat, because phrases are read letter by letter. */
export function kept<Value>(known: Map<string, Value>, word: string, make: () => Value): Value {
  const earlier = known.get(word)
  if (earlier !== undefined) return earlier
  if (known.size >= keptMax) known.clear()
  const made = make()
  known.set(word, made)
  return made
}
