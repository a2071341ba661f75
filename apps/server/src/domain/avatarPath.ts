import { BASE_PATH } from '@zhupi/contract/terms/product.ts'

/** Where http/avatars.ts serves the picture with this key. */
export function avatarPath(key: string): string {
  return `${BASE_PATH}/avatars/${key}.jpg`
}
