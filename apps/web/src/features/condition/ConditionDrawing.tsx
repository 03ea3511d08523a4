import { fromNoseUp, noseLeft, noseUp } from '@portal/domain/condition/drawing'
import { Drawing, type DrawingProps } from './Drawing.tsx'
import './drawing.css'

/**
 * The car unfolded from above. Narrow screens show it with the nose up, others and print with the nose to the left;
 * the style sheet hides one of the two.
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
