import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { t } from '@portal/domain/values/text'
import { attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import { valueText } from '@portal/domain/vehicles/attributes/stored-texts'
import { IconHandStop, IconListCheck, IconLock, IconPencil } from '@tabler/icons-react'
import { FactEditor } from './FactEditor.tsx'
import { factId, missingFacts, needsWholeLine, sectionsOf } from './facts.ts'
import type { OpenFact } from './form.ts'

type Props = { vehicle: HouseVehicle; open: OpenFact | null; onOpen: (open: OpenFact | null) => void }

/** All facts by section; each is a button that opens its editor. */
export function FactSections({ vehicle, open, onOpen }: Props) {
  return sectionsOf(vehicle).map(({ title, names }, index) => (
    <section key={title} className="hp" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {index === 0 && <span className="muted small">Klick auf einen Wert zum Ändern</span>}
      </header>
      <dl className="facts2 in">
        {names.map((name) => {
          const { label, visibleTo } = attributeOf(name)
          const isInternal = visibleTo === 'house'
          const isEdited = vehicle.editedFields.includes(name)
          const value = valueText(name, vehicle.facts[name] ?? '')
          const isWide =
            open?.name === name || needsWholeLine(name, value, Number(isInternal) + Number(isEdited))
          return (
            <div key={name} className={isWide ? 'wide' : undefined}>
              <dt id={`${factId(name)}-label`}>
                {label}
                {isInternal && <Mark Icon={IconLock} text="intern" />}
                {isEdited &&
                  (vehicle.jobFields.includes(name) ? (
                    <Mark Icon={IconListCheck} text="durch Auftrag" />
                  ) : (
                    <Mark Icon={IconHandStop} text="von Hand" />
                  ))}
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

/** A remark about a fact, as an icon so that the fact fits in one line. */
const Mark = ({ Icon, text }: { Icon: typeof IconLock; text: string }) => (
  <span className="mark" title={text}>
    <Icon aria-hidden />
    <span className="vh"> {text}</span>
  </span>
)

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
      <span className={name === 'fin' ? 'whole' : undefined}>
        <span className="vh">{attribute.label}: </span>
        {isMissing ? t('fehlt') : valueText(name, fact)}
      </span>
      <IconPencil aria-hidden />
    </button>
  )
}
