import { expect, test } from 'vitest'
import { moveCrop, squareOf, WHOLE } from './crop.ts'

const landscape = { width: 4000, height: 3000 }

test('at first the largest square in the middle', () => {
  expect(squareOf(landscape, WHOLE)).toEqual({ left: 500, top: 0, side: 3000 })
  expect(squareOf({ width: 300, height: 900 }, WHOLE)).toEqual({ left: 0, top: 300, side: 300 })
})

test('dragging to the right shows what lies to the left, never beyond the picture', () => {
  expect(squareOf(landscape, moveCrop(landscape, WHOLE, 0.1, 0.3))).toEqual({
    left: 200,
    top: 0,
    side: 3000,
  })
  expect(squareOf(landscape, moveCrop(landscape, WHOLE, 3, -3))).toEqual({
    left: 0,
    top: 0,
    side: 3000,
  })
})

test('what was dragged past the edge comes back at once', () => {
  const atEdge = moveCrop(landscape, WHOLE, 5, 0)
  expect(squareOf(landscape, moveCrop(landscape, atEdge, -0.1, 0)).left).toBeCloseTo(300)
})

test('zoomed in, the square is smaller and stays inside', () => {
  expect(squareOf(landscape, { zoom: 2, x: 0.5, y: 0.5 })).toEqual({
    left: 1250,
    top: 750,
    side: 1500,
  })
  expect(squareOf(landscape, { zoom: 3, x: 1, y: 1 })).toEqual({
    left: 3000,
    top: 2000,
    side: 1000,
  })
})
