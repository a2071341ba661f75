/**
 * A photograph as it is sent: upright, cut, its longest side PICTURE_SIDE, without place and time.
 * Drawn by the browser, so that little goes over the network.
 */
import { PICTURE_SIDE } from '@zhupi/contract/terms/limits.ts'

/** In pixels of the upright picture, turned by `turned` degrees. */
export type Cut = {
  turned: number
  /** Undefined: all of it. */
  area?: { x: number; y: number; width: number; height: number }
}

const QUALITY = 0.85

/** Undefined for what the browser cannot open as a picture. */
export async function drawPhoto(file: Blob, cut?: Cut): Promise<Blob | undefined> {
  const image = await openImage(file)
  if (image === undefined) return undefined
  const degrees = cut?.turned ?? 0
  const turned = sizeOf(image, degrees)
  const area = cut?.area ?? { x: 0, y: 0, ...turned }
  const scale = Math.min(1, PICTURE_SIDE / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  // What lies beyond the picture is paper; without this it turns black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  // Turned while it is drawn: a canvas as large as the photograph is blank on some phones.
  context.scale(scale, scale)
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2)
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY),
  )
}

/** Its element turns it by what the camera noted. */
async function openImage(file: Blob): Promise<HTMLImageElement | undefined> {
  const address = URL.createObjectURL(file)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return image.naturalWidth > 0 ? image : undefined
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}

function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement, degrees: number) {
  return degrees % 180 === 0
    ? { width: naturalWidth, height: naturalHeight }
    : { width: naturalHeight, height: naturalWidth }
}
