/** Where the product stands on its site: the web app and every call lie below it. */
export const BASE_PATH = '/h5'

/** What the about page shows. */
export const PRODUCT_VERSION = '1.0.1'
export const PRODUCT_NAME = '朱批'
