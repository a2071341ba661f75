import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { uploadFile as call } from '@zhupi/contract/calls/upload.ts'
import { whoListens } from '@zhupi/contract/terms/speech.ts'
import { NotRecognised } from '../../adapters/ocr/port.ts'
import { NotHeard, type SpeechPort } from '../../adapters/speech/port.ts'
import { withNeighbours } from '../../domain/photoDoubts.ts'
import { redrawPicture } from '../../domain/picture.ts'
import { checkRecording, isWav } from '../../domain/wav.ts'
import { refuse } from '../../domain/refuse.ts'
import { mayGoOutside } from '../../records/consent.ts'
import { keepDoubts } from '../../records/photoDoubt.ts'
import type { Handler } from '../handler.ts'

export const uploadFile: Handler<typeof call> = async (
  _request,
  { db, ocr, speech, file, person, log, now, contact },
) => {
  if (file === undefined || file.length === 0) return refuse('fileMissing')
  const mayLeave = () => mayGoOutside(db, person, contact.consentVersion)
  if (isWav(file)) return hearRecording(file, { speech, mayLeave, log })
  const jpeg = await redrawPicture(file)
  try {
    const { text, goesOn, doubts } = await ocr.recognise({
      jpeg,
      asker: person.id,
      // A teacher's photograph may show the page of any child.
      mayLeave: person.role === 'student' && (await mayLeave()),
    })
    if (text === '') return NOTHING
    await keepDoubts(db, person.id, withNeighbours(text, doubts), now)
    return {
      success: true,
      content: text,
      goesOn,
      doubts: doubts.map(({ start, text, at }) => ({
        start,
        text,
        x: at?.x ?? null,
        y: at?.y ?? null,
      })),
    }
  } catch (error) {
    if (!(error instanceof NotRecognised)) throw error
    log.warn({ reason: error.message }, 'a photograph was not recognised')
    return NOTHING
  }
}

const NOTHING: EntityOf<typeof call> = { success: false, content: '', goesOn: false, doubts: [] }

type Ears = {
  speech: SpeechPort
  mayLeave: () => Promise<boolean>
  log: { warn(details: object, text: string): void }
}

/** The recording is in memory for as long as this takes: neither file nor log ever has it. */
async function hearRecording(
  file: Buffer,
  { speech, mayLeave, log }: Ears,
): Promise<EntityOf<typeof call>> {
  checkRecording(file)
  if (whoListens(speech.use, await mayLeave()) !== 'server') return refuse('speechClosed')
  try {
    const text = await speech.transcribe(file)
    return { ...NOTHING, success: text !== '', Sentences: text === '' ? [] : [{ Text: text }] }
  } catch (error) {
    if (!(error instanceof NotHeard)) throw error
    log.warn({ reason: error.message }, 'a recording was not recognised')
    return { ...NOTHING, Sentences: [] }
  }
}
