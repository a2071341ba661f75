import { expect, it } from 'vitest'
import { countStockExamples } from './stockExamples.ts'

const edison = '爱迪生为了找一根灯丝，试了上千种材料。'
const qu = '屈原抱着石头走向汨罗江。'

it('counts an example that everybody knows, and does not call it strung where it stands alone', () => {
  expect(countStockExamples(`${edison}他把每一次失败都记在本子上。\n${qu}`)).toEqual({
    stockExamples: 2,
    strungExamples: 0,
  })
})

it('calls two of them in one paragraph strung, and takes the string for one', () => {
  expect(countStockExamples(edison + qu)).toEqual({ stockExamples: 2, strungExamples: 1 })
})

it('counts whoever else is named in such a paragraph', () => {
  expect(
    countStockExamples(`${edison}苏武牧羊十九年；伽利略举起望远镜；哥白尼写成日心说。`)
      .strungExamples,
  ).toBe(3)
  expect(
    countStockExamples('苏武牧羊十九年；伽利略举起望远镜；哥白尼写成日心说。').strungExamples,
  ).toBe(0)
})
