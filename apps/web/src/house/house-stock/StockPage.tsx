import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { housePaths } from '../../house-paths.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useLatestAddress } from '../../use-list-address.ts'
import { FilterRow } from './FilterRow.tsx'
import { addressOf, conditionsOf, type ShownChange, shownIn, usualTabs } from './form.ts'
import { ListExport } from './ListExport.tsx'
import { tabTotal } from './queries.ts'
import { StockList } from './StockList.tsx'
import { ViewTabs } from './ViewTabs.tsx'
import '../../styles/house-stock.css'

export const handle = { title: t('Fahrzeuge') }

const inStock = new URLSearchParams({ filter: 'state:offered|unpublished|reserved|withdrawn' })
const [offeredTab] = usualTabs

function StockSum() {
  const { data: total } = useQuery(tabTotal({ name: t('Im Bestand'), address: inStock }))
  const { data: offered } = useQuery(tabTotal(offeredTab))
  if (total === undefined || offered === undefined) return <p>&nbsp;</p>
  return (
    <p>
      {countText(total)} im Bestand, davon {countText(offered)} angeboten
    </p>
  )
}

/** The stock of the house: views as tabs, conditions as chips, the table with its action bar. */
export function Component() {
  const [address, changeAddress] = useLatestAddress()
  const shown = shownIn(address)
  /** A change of the conditions returns to the first page. */
  const show = (change: ShownChange) =>
    changeAddress((latestAddress) => {
      const latest = shownIn(latestAddress)
      return addressOf({ ...latest, page: 0, ...(typeof change === 'function' ? change(latest) : change) })
    })
  return (
    <>
      <HouseHead
        title="Fahrzeuge"
        actions={
          <>
            <ListExport shown={shown} />
            <LinkButton to={housePaths.newVehicle}>
              <IconPlus aria-hidden />
              Fahrzeug anlegen
            </LinkButton>
          </>
        }
      >
        <StockSum />
      </HouseHead>
      <ViewTabs shown={shown} />
      <FilterRow shown={shown} onChange={show} />
      {/* With a key, other conditions start without a choice. */}
      <StockList key={conditionsOf(shown)} shown={shown} onChange={show} />
    </>
  )
}
