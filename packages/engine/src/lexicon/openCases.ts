/**
 * How a clause says that something may be one way or another. Source: ours, from general knowledge;
 * free to use with this product.
 */
import { compact } from '../text/multiline.ts'

/** 无论 wants one of these behind it. */
export const OPEN_CASE = compact`
  多|怎|什么|谁|哪|如何|还是|还有|是否|能否|可否|与否|有没有|何|几(?![百千十万])|或|再|任|一切|
  所有|各|每|、|
  (?<same>[\u4e00-\u9fff])[不没]\k<same>|是[^，]{1,3}是|不论|跟|凡|天南|地北|男女|老少|大小|早晚|
  好坏|贫富|成败|输赢|胜负|远近|高低|冷热|寒暑|昼夜|日夜|晴雨|阴晴|风雨|刮风|风吹|雨打|日晒|严寒|
  酷暑|春夏|秋冬|古今|中外|南北|东西|上下|前后|左右|内外|轻重|贵贱|美丑|是非|对错|三七|天晴下雨|
  晴天雨天|白天黑夜|白天晚上|从前现在|过去现在|有无|多少|长短|难易|顺境逆境|和|与
`
