/**
 * Sentences of schoolbooks that are read in two ways: [words, pattern, the two readings]. Source: ours,
 * from general knowledge; free to use with this product.
 */
export const READ_TWICE: readonly (readonly [
  words: readonly string[],
  pattern: RegExp,
  question: string,
])[] = [
  [
    ['新来的'],
    /(?<mark>新来的(?:老师|校长|班长|教练|医生)和(?:同学|老师|学生|护士))(?=[\u4e00-\u9fff])/dg,
    '两个都是新来的，还是只有前一个',
  ],
  [
    ['走了'],
    /(?<=[他她])(?<mark>走了[一二两三四五六七八九十半几]个?(?:小时|天|钟头|多小时)了)(?=[。，！])/dg,
    '是离开了那么久，还是一直走了那么久',
  ],
  [
    ['看打球', '看下棋', '看踢球', '看跳舞', '看唱歌', '看滑冰'],
    /(?<mark>看(?:打球|下棋|踢球|跳舞|唱歌|滑冰)的(?:人|同学|孩子))(?=[很真特非不])/dg,
    '多的是看别人的人，还是在做这件事的人',
  ],
  [
    ['鸡不吃', '鱼不吃', '羊不吃', '鸭不吃'],
    /(?<=^|[。！？])(?<mark>[鸡鱼羊鸭]不吃了)(?=[，。！])/dg,
    '是它不吃东西了，还是人不吃它了',
  ],
]
