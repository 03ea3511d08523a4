import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import { valueText } from '@portal/domain/vehicles/attributes/stored-texts'
import { IconPencil } from '@tabler/icons-react'
import { FactEditor } from './FactEditor.tsx'
import { factId, missingFacts, sectionsOf } from './facts.ts'
import type { OpenFact } from './form.ts'

type Props = { vehicle: HouseVehicle; open: OpenFact | null; onOpen: (open: OpenFact | null) => void }

/** All facts by section; each is a button that opens its editor. */
export function FactSections({ vehicle, open, onOpen }: Props) {
  return sectionsOf(vehicle).map(({ title, names }) => (
    <section key={title} className="hp" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <dl className="facts2 in">
        {names.map((name) => {
          const { label, visibleTo, kind } = attributeOf(name)
          const isWide = open?.name === name || kind === 'list' || kind === 'flags'
          return (
            <div key={name} className={isWide ? 'wide' : undefined}>
              <dt id={`${factId(name)}-label`}>
                {label}
                {visibleTo === 'house' && <span className="tag">intern</span>}
                {vehicle.editedFields.includes(name) && (
                  <span className="tag">
                    {vehicle.jobFields.includes(name) ? 'durch Auftrag' : 'von Hand'}
                  </span>
                )}
              </dt>
              <dd>
                {open?.name === name ? (
                  <FactEditor vehicle={vehicle} open={open} onOpen={onOpen} />
                ) : (
                  <FactButton vehicle={vehicle} name={name} onOpen={onOpen} />
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  ))
}

type ButtonProps = { vehicle: HouseVehicle; name: OpenFact['name']; onOpen: Props['onOpen'] }

/** A missing fact is highlighted when it is the reason why the vehicle is hidden. */
function FactButton({ vehicle, name, onOpen }: ButtonProps) {
  const { facts, version } = vehicle
  const attribute = attributeOf(name)
  const fact = facts[name] ?? ''
  const isMissing = fact === '' || (attribute.kind === 'money' && Number(fact) === 0)
  return (
    <button
      type="button"
      id={factId(name)}
      className={isMissing ? `edit ${missingFacts(vehicle).includes(name) ? 'miss' : 'none'}` : 'edit'}
      onClick={() => onOpen({ name, input: null, version })}
    >
      <span>
        <span className="vh">{attribute.label}: </span>
        {isMissing ? 'fehlt' : valueText(name, fact)}
      </span>
      <IconPencil aria-hidden />
    </button>
  )
}
