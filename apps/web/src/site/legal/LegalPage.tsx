import { ownLanguage } from '@portal/domain/values/own-language'
import type { ReactNode } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import './legal.css'

/** A page whose text is German in every language, because only the German text binds. */
export const LegalPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <article className="container page legal-text">
    <h1>{title}</h1>
    {ownLanguage !== 'de' && (
      <Alert kind="info">Dieser Text ist nur auf Deutsch verfügbar. Es gilt die deutsche Fassung.</Alert>
    )}
    {children}
  </article>
)
