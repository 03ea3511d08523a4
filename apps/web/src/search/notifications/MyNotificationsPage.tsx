import { t } from '@portal/domain/values/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NotificationItem } from './NotificationItem.tsx'
import { notifications } from './queries.ts'
import './notifications.css'

export const handle = { title: t('Meine Suchaufträge') }

export async function loader() {
  await queryClient.ensureQueryData(notifications)
  return null
}

/** The caller's search notifications: rename, pause, change the rhythm, delete (U-50). */
export function Component() {
  const { data } = useSuspenseQuery(notifications)
  return (
    <div className="container page narrow">
      <div className="page-head">
        <h1>Meine Suchaufträge</h1>
      </div>
      {data.length === 0 ? (
        <EmptyState
          title="Sie haben keinen Suchauftrag."
          action={<LinkButton to={paths.searchNotification}>Findebenachrichtigung anlegen</LinkButton>}
        >
          Wir melden uns per E-Mail, sobald ein passendes Fahrzeug eintrifft.
        </EmptyState>
      ) : (
        <ul className="notification-list">
          {data.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
    </div>
  )
}
