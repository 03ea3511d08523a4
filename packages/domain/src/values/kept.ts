const keptMax = 2000

/**
 * The value of an earlier call for this word, or a new one. Words repeat, because a phrase is read again with every
 * letter typed. A full map is emptied: that is rare, and the few words of a phrase are soon known again.
 */
export function kept<Value>(known: Map<string, Value>, word: string, make: () => Value): Value {
  const earlier = known.get(word)
  if (earlier !== undefined) return earlier
  if (known.size >= keptMax) known.clear()
  const made = make()
  known.set(word, made)
  return made
}
