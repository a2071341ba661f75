/**
 * Which square of a picture is cut out. All of it in the picture's own pixels, so that the screen's
 * size plays no part.
 */

export type Size = { width: number; height: number }
/** `zoom` 1 = the largest square; `x`, `y` its centre, 0–1 of the picture. */
export type Crop = { zoom: number; x: number; y: number }

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const ZOOM_MAX = 4

export function squareOf(
  { width, height }: Size,
  { zoom, x, y }: Crop,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom
  return {
    left: within(x * width - side / 2, width - side),
    top: within(y * height - side / 2, height - side),
    side,
  }
}

/** `dx`, `dy`: how far the finger dragged the picture, in sides of the square. */
export function moveCrop(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { left, top, side } = squareOf(size, crop)
  // From where the square really stands: what was dragged past the edge must not be dragged back
  // first.
  const moved = {
    ...crop,
    x: (left + side / 2 - dx * side) / size.width,
    y: (top + side / 2 - dy * side) / size.height,
  }
  const inside = squareOf(size, moved)
  return {
    ...moved,
    x: (inside.left + side / 2) / size.width,
    y: (inside.top + side / 2) / size.height,
  }
}

function within(value: number, max: number): number {
  return Math.max(0, Math.min(max, value))
}
