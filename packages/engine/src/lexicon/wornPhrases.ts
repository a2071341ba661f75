/** Openings that half the class writes. Source: compiled by us. Licence: the project's own. */
export const WORN_OPENING = /有(?:许多|很多|不少)(?:难忘|有趣|快乐|感人|让我)|在我的(?:成长|记忆|童年|生活|脑海)|光阴似箭|日月如梭|每个人都有|随着社会的|童年是[^，。]{0,6}(?:五彩|快乐)/
