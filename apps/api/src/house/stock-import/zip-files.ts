import { t } from '@portal/domain/values/text'
import type { DeliveryReport } from '../../delivery/delivery.ts'
import type { ZipDelivery, ZippedFile } from '../../delivery/zip-delivery.ts'
import type { Env } from '../../env.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Files } from '../../plugins/files.ts'
import type { StagedFile } from '../../stock/takeover/staging.ts'
import { isHarmlessPdf } from '../../uploads/pdf-files.ts'
import { UnusableFile } from '../../uploads/unusable-file.ts'
import { scanForViruses } from '../../uploads/virus-scan.ts'
import { inOrder, readAhead, storedFile } from './manifest.ts'

/** The first bytes of the accepted formats. */
const signatures = ['ffd8ff', '89504e47', '52494646', '255044462d']
const hasSignature = (bytes: Buffer) =>
  signatures.some((hex) => bytes.subarray(0, hex.length / 2).toString('hex') === hex)

/** German reason when the file is at fault; null for a fault that may be temporary. */
function refusalOf(error: unknown): string | null {
  if (error instanceof UnusableFile) return error.message
  return error instanceof ProblemError && error.type === 'file-refused' ? error.title : null
}

/** A file as it would be staged, for a check that stores nothing. */
const unstored = ({ row, gwnummer, position, type, name }: ZippedFile): StagedFile => {
  const stored = { ordner: '', datei: name, storageKey: '', sha256: '' }
  return { row, gwnummer, position, eaktedokumenttyp: type, ...stored }
}

/** Where files are stored; null for a check. */
export type ZipTarget = { files: Files; env: Env } | null

/**
 * The photos and reports of a ZIP file, unpacked a few at a time. Unusable ones become findings.
 *
 * @throws DeliveryError or the error of the storage
 */
export async function* stagedZipFiles(
  zip: ZipDelivery,
  report: DeliveryReport,
  target: ZipTarget,
): AsyncGenerator<StagedFile> {
  for (const finding of zip.findings) report.add(finding)
  const work = async (file: ZippedFile): Promise<StagedFile | null> => {
    try {
      const bytes = await zip.bytesOf(file.entry)
      if (!hasSignature(bytes)) throw new UnusableFile(t('Der Inhalt ist weder ein Foto noch ein PDF.'))
      if (file.type !== 'GUTACHTEN_INTERNETBILD' && !isHarmlessPdf(bytes))
        throw new UnusableFile(
          t('Das ist kein vollständiges PDF, oder es ist verschlüsselt oder enthält Skripte.'),
        )
      if (target === null) return unstored(file)
      await scanForViruses(target.env, bytes)
      return await storedFile(target.files, file.row, file, bytes)
    } catch (error) {
      const hint = refusalOf(error)
      if (hint === null) throw error
      report.add({ row: file.row, column: 'Datei', value: file.name, rule: 'file', hint })
      return null
    }
  }
  for await (const file of inOrder(zip.files, readAhead, work)) if (file) yield file
}
