import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { invoiceReading } from './queries.ts'

/** Reads the XML of an invoice when it is opened. */
export function InvoiceDisclosure({ id, invoiceId }: { id: string; invoiceId: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery({ ...invoiceReading(id, invoiceId), enabled: isOpen })
  return (
    <Disclosure title="E-Rechnung lesen" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {data ? (
        <InvoiceSheet invoice={data} />
      ) : error ? (
        <Alert kind="error">
          Die Rechnung lässt sich nicht anzeigen. Das Original können Sie herunterladen.
        </Alert>
      ) : (
        isOpen && <Spinner label="Die Rechnung wird gelesen." />
      )}
    </Disclosure>
  )
}
