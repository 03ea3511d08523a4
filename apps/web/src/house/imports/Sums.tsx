import { countText } from '@portal/domain/values/formats'
import { FigureList } from '../../shell/FigureList.tsx'

export type Sum = readonly [label: string, count: number, note?: string]

/** The counts of an import. */
export const Sums = ({ sums }: { sums: readonly Sum[] }) => (
  <FigureList
    className="import-sums"
    figures={sums.map(([label, count, note]) => [label, countText(count), note])}
  />
)
