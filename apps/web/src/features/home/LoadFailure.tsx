import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

/** Shown instead of a list that could not be loaded. */
export const LoadFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div className="stack">
    <Alert kind="error">{textOf(error)}</Alert>
    <div>
      <Button onClick={onRetry}>Erneut versuchen</Button>
    </div>
  </div>
)
