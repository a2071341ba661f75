/** What the about page shows (spec 3 §9). */
export const PRODUCT_VERSION = '1.0.1'
export const PRODUCT_NAME = '朱批'
