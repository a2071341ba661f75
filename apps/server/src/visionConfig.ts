/** Which vision model reads photographs, where one does. */
import type { VisionModel } from './adapters/ocr/vision.ts'
import { bilingual, StartRefused } from './postgres/startRefused.ts'
import { readServiceAddress } from './serviceAddress.ts'

/** @returns undefined where nothing is set: then every page is read on this machine. */
export function readVisionConfig(env: Record<string, string | undefined>): VisionModel | undefined {
  const address = readServiceAddress(env, 'VISION')
  const model = env.VISION_MODEL?.trim()
  if (address === undefined && !model) return undefined
  if (address === undefined || !model)
    throw new StartRefused(
      bilingual(
        ['识图模型要同时设置 VISION_URL 和 VISION_MODEL。'],
        ['A vision model needs both VISION_URL and VISION_MODEL.'],
      ),
    )
  return {
    url: address.url,
    key: env.VISION_KEY?.trim() || undefined,
    model,
    isOutside: address.outsideName !== undefined,
  }
}
