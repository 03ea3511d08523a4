import { type ComponentProps, useState } from 'react'
import { TextField } from './TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'onChange' | 'onBlur'> & {
  value: string
  onText: (text: string) => void
}

/**
 * A search whose words are kept in the address. The router applies them later, so the field shows what was typed until
 * it is left: otherwise letters typed meanwhile would be lost.
 */
export function SearchField({ value, onText, ...field }: Props) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      maxLength={100}
      {...field}
      type="search"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        onText(target.value)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
