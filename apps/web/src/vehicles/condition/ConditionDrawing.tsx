import { fromNoseUp, noseLeft, noseUp } from '@portal/domain/vehicles/condition/drawing'
import { Drawing, type DrawingProps } from './Drawing.tsx'
import './drawing.css'

/**
 * The unfolded view of a car from above: nose up on narrow screens, nose to the left on others and in print. Both are
 * rendered; the style sheet hides one.
 */
export const ConditionDrawing = (props: DrawingProps) => (
  <>
    <Drawing
      {...props}
      className="nose-left"
      viewBox="12 0 616 402"
      placement={noseLeft}
      placeOf={noseLeft}
    />
    <Drawing {...props} className="nose-up" viewBox="0 12 400 616" placement={noseUp} placeOf={fromNoseUp} />
  </>
)
