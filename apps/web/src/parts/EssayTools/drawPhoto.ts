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
  const turned = turnAround(image, cut?.turned ?? 0)
  const area = cut?.area ?? { x: 0, y: 0, width: turned.width, height: turned.height }
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
  context.drawImage(
    turned.drawn,
    -area.x * scale,
    -area.y * scale,
    turned.width * scale,
    turned.height * scale,
  )
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

function turnAround(image: HTMLImageElement, degrees: number) {
  const { naturalWidth: width, naturalHeight: height } = image
  if (degrees % 360 === 0) return { drawn: image, width, height }
  const isOnSide = degrees % 180 !== 0
  const canvas = document.createElement('canvas')
  canvas.width = isOnSide ? height : width
  canvas.height = isOnSide ? width : height
  const context = canvas.getContext('2d')
  context?.translate(canvas.width / 2, canvas.height / 2)
  context?.rotate((degrees * Math.PI) / 180)
  context?.drawImage(image, -width / 2, -height / 2)
  return { drawn: canvas, width: canvas.width, height: canvas.height }
}
