import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { carPath } from '@portal/domain/vehicles/car-path'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { comparePath } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { toastUndo } from '../../ui/toast.ts'
import { CarImage } from '../../vehicles/cars/CarImage.tsx'
import { photosOf } from '../../vehicles/cars/facts.ts'
import { type Compared, type ComparedRow, equipmentRows, factRows } from './facts.ts'
import { setComparison } from './queries.ts'

const sizes = '(min-width: 1024px) 280px, 45vw'

/** Two to four cars side by side. Rows with differences are marked; the other rows can be hidden. */
export function CompareTable({ cars }: { cars: Compared[] }) {
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const shown = (rows: ComparedRow[]) => (isOnlyDifferent ? rows.filter(({ differs }) => differs) : rows)
  const title = useId()
  return (
    <>
      <div className="row between no-print">
        <p className="muted small" id={title}>
          Zeilen mit Unterschieden sind hervorgehoben und mit ≠ markiert.
        </p>
        <Checkbox
          label="Nur Unterschiede zeigen"
          checked={isOnlyDifferent}
          onChange={({ target }) => setOnlyDifferent(target.checked)}
        />
      </div>
      {cars.length > 2 && <Jumps cars={cars} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="tablewrap compare-wrap" tabIndex={0} aria-label="Vergleichstabelle">
        <table className="compare-table" data-cars={cars.length} aria-describedby={title}>
          <thead>
            <tr>
              <td />
              {cars.map((compared) => (
                <CarHead key={compared.car.fahrzeugid} compared={compared} all={cars} />
              ))}
            </tr>
          </thead>
          <ComparedRows title="Daten" rows={shown(factRows(cars))} columns={cars.length} />
          <ComparedRows
            title="Ausstattung"
            rows={shown(equipmentRows(cars))}
            columns={cars.length}
            labelLanguage="de"
          />
        </table>
      </section>
    </>
  )
}

const headId = ({ fahrzeugid }: Compared['car']) => `vergleich-${fahrzeugid}`

/** Buttons that scroll to a car; on phones only two cars fit beside the labels. */
const Jumps = ({ cars }: { cars: readonly Compared[] }) => (
  <ul className="compare-jumps no-print" aria-label="Zum Fahrzeug springen">
    {cars.map(({ car }) => (
      <li key={car.fahrzeugid}>
        <button
          type="button"
          onClick={() =>
            document.getElementById(headId(car))?.scrollIntoView({ inline: 'start', block: 'nearest' })
          }
        >
          <CarImage
            photo={photosOf(car.mvpcarstockimages)[0]}
            alt=""
            sizes="80px"
            isTransporter={car.transporter}
          />
          {carName(car)}
        </button>
      </li>
    ))}
  </ul>
)

function CarHead({ compared: { car }, all }: { compared: Compared; all: Compared[] }) {
  const navigate = useNavigate()
  const name = carName(car)
  const ids = all.map((other) => other.car.fahrzeugid)
  const others = ids.filter((id) => id !== car.fahrzeugid)
  const show = (chosen: number[]) => {
    setComparison(chosen)
    return navigate(comparePath(chosen), { replace: true })
  }
  return (
    <th scope="col" id={headId(car)}>
      <span className="pic">
        <CarImage
          photo={photosOf(car.mvpcarstockimages)[0]}
          alt={name}
          sizes={sizes}
          eager
          isTransporter={car.transporter}
        />
      </span>
      <Link to={carPath(car, 'searchResults')}>{name}</Link>
      <span className="muted small">GW-Nr. {car.gwnummer}</span>
      <Button
        small
        variant="ghost"
        className="no-print"
        onClick={async () => {
          await show(others)
          toastUndo(t`${name} wurde aus dem Vergleich entfernt.`, () => void show(ids))
        }}
      >
        Entfernen
        <span className="vh">: {name}</span>
      </Button>
    </th>
  )
}

type RowsProps = { title: string; rows: ComparedRow[]; columns: number; labelLanguage?: 'de' }

function ComparedRows({ title, rows, columns, labelLanguage }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr className="group-row">
        <th scope="rowgroup" colSpan={columns + 1}>
          {title}
        </th>
      </tr>
      {rows.map(({ label, values, differs }) => (
        <tr key={label} className={differs ? 'differs' : undefined}>
          <th scope="row">
            <span lang={labelLanguage}>{label}</span>
            {differs && (
              <span className="mark">
                <span aria-hidden>≠</span>
                <span className="vh"> (unterschiedlich)</span>
              </span>
            )}
          </th>
          {values.map((value, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row are never reordered
            <td key={column}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
