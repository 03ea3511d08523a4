import { countText } from '@portal/domain/values/formats'
import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { housePaths } from '../../house-paths.ts'
import { enquiryDesk } from './queries.ts'
import '../../styles/house-stock.css'

/** The two views of the enquiries: as a list and in the calendar. */
export function DeskTabs() {
  const { data: desk } = useQuery(enquiryDesk)
  return (
    <nav className="views" aria-label="Anfragen und Termine">
      <NavLink to={housePaths.enquiries}>
        Anfragen {desk && <span className="n">{countText(desk.waiting)}</span>}
      </NavLink>
      <NavLink to={housePaths.appointments}>Termine</NavLink>
    </nav>
  )
}
