import { expect, test } from 'vitest'
import { readMiniProgramConfig } from './miniProgramConfig.ts'
import { StartRefused } from './postgres/startRefused.ts'

const SET = { MINI_PROGRAM_APP_ID: ' wx1 ', MINI_PROGRAM_APP_SECRET: 's' }

test('a mini-program is set whole or not at all, and its page has no query', () => {
  expect(readMiniProgramConfig({ MINI_PROGRAM_PAGE: 'pages/index' })).toBeUndefined()
  expect(readMiniProgramConfig(SET)).toEqual({
    appId: 'wx1',
    appSecret: 's',
    page: '',
    apiBase: 'https://api.weixin.qq.com',
  })
  expect(
    readMiniProgramConfig({
      ...SET,
      MINI_PROGRAM_PAGE: '/pages/index',
      WECHAT_API_BASE: 'http://x',
    }),
  ).toMatchObject({ page: '/pages/index', apiBase: 'http://x' })
  for (const wrong of [
    { MINI_PROGRAM_APP_ID: 'wx1' },
    { MINI_PROGRAM_APP_SECRET: 's' },
    { ...SET, MINI_PROGRAM_PAGE: 'pages/index?a=1' },
  ])
    expect(() => readMiniProgramConfig(wrong)).toThrow(StartRefused)
})
