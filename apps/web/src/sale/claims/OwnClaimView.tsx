import type { ClaimMessage, OwnClaim } from '@portal/contract/sale/claims'
import { claimItemText, claimPhotosMaximum } from '@portal/domain/sale/claim-items'
import { isOpenClaim } from '@portal/domain/sale/claim-states'
import { dayText, euroCentText, kmText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { typedNumberOrNull } from '@portal/domain/values/typed-number'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { detailOf } from '../../detail-of.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { UnsentText } from '../../ui/UnsentText.tsx'
import { nextStepOf } from './facts.ts'
import { forgetMessage, messageDraft } from './form.ts'
import { PhotoField } from './PhotoField.tsx'
import { claimPhotoUrl, useAnswerOffer, useWithdrawClaim, useWriteToClaim } from './queries.ts'

type Props = { purchaseId: string; claim: OwnClaim; mayClaim: boolean }

/** A claim with its defects, its thread, and what its company can do now. */
export function OwnClaimView({ purchaseId, claim, mayClaim }: Props) {
  const { number, createdAt, km, wanted, reason, items, messages, state } = claim
  const next = nextStepOf(claim)
  const accountId = useAccount()?.id ?? 0
  const done = (sent: Parameters<typeof forgetMessage>[2], words: string) => {
    forgetMessage(accountId, purchaseId, sent)
    toast('success', words)
  }
  const sentText = t('Ihre Nachricht ist gesendet.')
  const write = useWriteToClaim(purchaseId, (sent) => done(sent, sentText))
  const answer = useAnswerOffer(purchaseId, (sent) =>
    done(sent, sent.accepts ? t('Sie haben das Angebot angenommen.') : sentText),
  )
  const withdraw = useWithdrawClaim(purchaseId, (sent) => done(sent, t('Die Reklamation ist zurückgezogen.')))
  const error = write.error ?? answer.error ?? withdraw.error
  const isOpen = isOpenClaim(state)
  const refused = [write, answer].find(({ isError }) => isError)
  return (
    <div className="stack">
      <p className="small muted">
        {wanted === null
          ? t`${number}, gemeldet am ${dayText(createdAt)} bei ${kmText(km)}`
          : t`${number}, gemeldet am ${dayText(createdAt)} bei ${kmText(km)}, erwartet: ${euroCentText(wanted)}`}
      </p>
      {next && <p>{next}</p>}
      {reason && <p className="claim-reason">{reason}</p>}
      <ul className="claim-defects">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the defects of a claim never change
          <li key={index}>
            <b>{claimItemText(item)}</b>
            {item.since && <span className="muted small"> seit {dayText(item.since)}</span>}
            <p className="words" translate="no">
              {item.description}
            </p>
            <SentPhotos purchaseId={purchaseId} photos={item.photos} />
          </li>
        ))}
      </ul>
      <ol className="claim-messages" aria-label={t`Verlauf ${number}`}>
        {messages.map((message) => (
          <li key={`${message.at} ${message.event} ${message.text}`} className={message.from}>
            <Message purchaseId={purchaseId} message={message} />
          </li>
        ))}
      </ol>
      {error && <Alert kind="error">{detailOf(error)}</Alert>}
      {!isOpen && refused?.variables?.text && <UnsentText text={refused.variables.text} />}
      {mayClaim && isOpen && <Actions {...{ purchaseId, accountId, claim, write, answer, withdraw }} />}
    </div>
  )
}

const SentPhotos = ({ purchaseId, photos }: { purchaseId: string; photos: readonly string[] }) =>
  photos.length === 0 ? null : (
    <p className="claim-sent">
      {photos.map((photo, index) => (
        <a key={photo} href={claimPhotoUrl(purchaseId, photo)} target="_blank" rel="noreferrer">
          <img
            src={claimPhotoUrl(purchaseId, photo)}
            alt={t`Foto ${index + 1}`}
            width={72}
            height={72}
            loading="lazy"
          />
        </a>
      ))}
    </p>
  )

const senders = { buyer: t('Ihr Betrieb'), house: t('Wir'), system: '' }

function Message({ purchaseId, message }: { purchaseId: string; message: ClaimMessage }) {
  const { from, author, event, text, amount, photos, at } = message
  return (
    <>
      <p className="small muted">{[author ?? senders[from], momentText(at)].filter(Boolean).join(', ')}</p>
      {amount !== null && <p className="claim-amount">{euroCentText(amount)}</p>}
      {event && <p>{event}</p>}
      {text && (
        <p className="words" {...(from === 'system' && !event ? { lang: 'de' } : { translate: 'no' })}>
          {text}
        </p>
      )}
      <SentPhotos purchaseId={purchaseId} photos={photos} />
    </>
  )
}

type ActionsProps = Omit<Props, 'mayClaim'> & {
  accountId: number
  write: ReturnType<typeof useWriteToClaim>
  answer: ReturnType<typeof useAnswerOffer>
  withdraw: ReturnType<typeof useWithdrawClaim>
}

/** Answering, accepting an offer and withdrawing; why one of them failed is shown above, also of a claim that is closed. */
function Actions({ purchaseId, accountId, claim, write, answer, withdraw }: ActionsProps) {
  const { id: claimId, state, version, amount, items, messages } = claim
  const [draft] = useState(() => messageDraft(accountId, purchaseId, claimId))
  const fields = useSyncExternalStore(draft.subscribe, draft.fields)
  const { text, photos, wanted } = fields
  const [flaw, setFlaw] = useState<string>()
  const { queue } = draft
  const { refused } = useSyncExternalStore(queue.subscribe, queue.state)
  // After a reload, the queue reads its photos from this device first.
  const isSending = fields.waiting.some((waiting) => refused.every((photo) => photo.key !== waiting))
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [asked, setAsked] = useState<'accept' | 'withdraw' | null>(null)
  const isOffer = state === 'offered'
  const declineText = wanted.trim() === '' ? t('Angebot ablehnen') : t('Gegenangebot senden')
  const used = [...items, ...messages].reduce((sum, entry) => sum + entry.photos.length, photos.length)
  const done = () => {
    setKey(crypto.randomUUID())
    setAsked(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const instead = typedNumberOrNull(wanted)
    if (isOffer && Number.isNaN(instead)) setFlaw(t('Bitte einen Betrag wie 16.400 oder 16.400,50 angeben.'))
    else if (isOffer)
      answer.mutate({ claimId, version, accepts: false, text, wanted: instead }, { onSuccess: done })
    else write.mutate({ claimId, text, photos, key }, { onSuccess: done })
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {isOffer && amount !== null && (
        <Button variant="primary" pending={answer.isPending} onClick={() => setAsked('accept')}>
          {euroCentText(amount)} annehmen
        </Button>
      )}
      <TextArea
        label={isOffer ? t('Oder ablehnen: Was stellen Sie sich vor?') : t('Ihre Nachricht')}
        rows={3}
        maxLength={4000}
        value={text}
        onChange={({ target }) => draft.set({ ...fields, text: target.value })}
      />
      {isOffer && (
        <TextField
          label="Gegenangebot, brutto (in €)"
          optional
          inputMode="decimal"
          autoComplete="off"
          value={wanted}
          error={flaw}
          onChange={({ target }) => {
            setFlaw(undefined)
            draft.set({ ...fields, wanted: target.value })
          }}
        />
      )}
      {!isOffer && (
        <PhotoField
          purchaseId={purchaseId}
          queue={queue}
          photos={photos}
          room={claimPhotosMaximum - used}
          onAdd={(files) => {
            const keys = queue.add(files)
            draft.set({ ...fields, waiting: [...fields.waiting, ...keys] })
          }}
          onDrop={(photo) => draft.set({ ...fields, photos: photos.filter((one) => one !== photo) })}
        />
      )}
      <div className="row">
        <Button
          type="submit"
          pending={write.isPending || answer.isPending}
          disabled={(text.trim() === '' && !(isOffer && wanted.trim() !== '')) || isSending}
        >
          {isOffer ? declineText : t('Nachricht senden')}
        </Button>
        <Button variant="ghost" onClick={() => setAsked('withdraw')}>
          Zurückziehen
        </Button>
      </div>
      {asked === 'accept' && amount !== null && (
        <ConfirmDialog
          title="Angebot annehmen?"
          action={t`${euroCentText(amount)} annehmen`}
          variant="primary"
          pending={answer.isPending}
          onConfirm={() =>
            answer.mutate(
              { claimId, version, accepts: true },
              {
                onSuccess: done,
                onError: () => setAsked(null),
              },
            )
          }
          onClose={() => setAsked(null)}
        >
          <p>Die Reklamation ist damit erledigt.</p>
        </ConfirmDialog>
      )}
      {asked === 'withdraw' && (
        <ConfirmDialog
          title="Reklamation zurückziehen?"
          action="Zurückziehen"
          pending={withdraw.isPending}
          onConfirm={() =>
            withdraw.mutate(
              { claimId, version },
              {
                onSuccess: done,
                onError: () => setAsked(null),
              },
            )
          }
          onClose={() => setAsked(null)}
        >
          <p>Danach bearbeiten wir sie nicht weiter.</p>
        </ConfirmDialog>
      )}
    </form>
  )
}
