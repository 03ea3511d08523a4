import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

/** Shown instead of what could not be loaded. */
export const LoadFailure = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className="stack">
    <Alert kind="error">{text}</Alert>
    <div>
      <Button onClick={() => onRetry()}>Erneut versuchen</Button>
    </div>
  </div>
)
