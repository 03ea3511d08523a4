import { Alert } from './Alert.tsx'

/** A text that could not be sent and has no form any more, so that it can be copied. */
export const UnsentText = ({ text }: { text: string }) => (
  <Alert kind="error">
    <b>Nicht gesendet:</b>
    <p className="unsent" translate="no">
      {text}
    </p>
  </Alert>
)
