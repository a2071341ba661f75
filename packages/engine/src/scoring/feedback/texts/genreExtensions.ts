/** Techniques by genre. Source: ours. */
import type { GenreFamily } from '@zhupi/contract/terms/genres.ts'
import type { Extension } from './extension.ts'

export const FAMILY_EXTENSIONS: Record<GenreFamily, readonly Extension[]> = {
  narrative: [
    {
      tips: '慢镜头写法',
      where: 'acted',
      detail:
        '选出全文最要紧的十秒钟，把它拆成三四个小动作，一个动作写一句；句子之间再放一样看到的或听到的。时间变慢，读者就走近了。',
    },
    {
      tips: '一波三折',
      detail:
        '想一想这件事里有没有一处差点办不成、没料到。把那一处写在中间，先让人着急，再让人放心，文章就有了起伏。',
    },
    {
      tips: '让东西说话',
      detail:
        '找一样从头到尾都在的东西：一把伞、一张纸、一双鞋。开头见它，中间用它，结尾再看它一眼，全文就串起来了。',
    },
    {
      tips: '原话比转述近',
      unless: 'speaks',
      detail:
        '把转述的话换成原话，再添一个说话时的动作或神情。一篇里有两三处就够，多了反而热闹得看不清。',
    },
  ],
  descriptive: [
    {
      tips: '跟着脚步写景',
      where: 'longestParagraph',
      detail:
        '先定一个站的地方，再决定眼睛怎么移动：由远到近，由上到下，或边走边看。每到一处只写最抢眼的一样，旁边的一笔带过。',
    },
    {
      tips: '一动一静',
      where: 'shortestParagraph',
      detail:
        '写静的景，找一样在动的东西陪它；写动的景，找一样不动的东西衬它。一动一静放在一起，画面就有了呼吸。',
    },
    {
      tips: '先写声音再写样子',
      detail:
        '挑一处地方，先不写看见的，只写听见的、闻到的，最后才让眼睛打开。读的人会跟着你一点一点走近。',
    },
    {
      tips: '景里有人',
      where: 'shortestParagraph',
      detail: '在景物里放一个人：扫落叶的、等车的、放风筝的，只写一两笔。有了人，景就有了温度。',
    },
  ],
  expository: [
    {
      tips: '把数量说成样子',
      detail: '单写一个数字，读者没有感觉。写完数字，再拿一样大家都见过的东西来比，又准又好懂。',
    },
    {
      tips: '先总说再分说',
      where: 'longestParagraph',
      detail:
        '每一段的第一句先把这一段要介绍的那一点说出来，后面的句子只管把它讲明白。读的人看第一句就知道讲什么。',
    },
    {
      tips: '拿熟悉的说陌生的',
      detail: '遇到难懂的地方，想一样大家天天见到的东西来作比，再说清哪里像、哪里不像。',
    },
  ],
  argumentative: [
    {
      tips: '例子之后多走一步',
      where: 'people',
      detail:
        '举完例子不要马上换下一个。先问：例子里的人做对了什么？这和我的观点是什么关系？如果他不这样做会怎样？三问答完，论证就扎实了。',
    },
    {
      tips: '先让一步',
      unless: 'objects',
      detail:
        '写出对方最有道理的一句话，承认它对在哪里，再说它没有看到什么。让了一步，反而站得更稳。',
    },
    {
      tips: '给关键词划界',
      where: 'centre',
      detail:
        '把题目里最要紧的词写下来，左边写它是什么，右边写它不是什么。中间的那条线，往往就是你的观点。',
    },
    {
      tips: '从现象问到原因',
      where: 'unreasoned',
      detail:
        '先摆一个大家都见过的现象，问它为什么会这样；答案再问一个为什么；最后才说该怎么办。三层下来，文章就有了纵深。',
    },
  ],
  practical: [
    {
      tips: '心里坐着一个读的人',
      where: 'shortestParagraph',
      detail:
        '动笔前想好写给谁、想让他知道什么或做什么。称呼、语气、先说什么后说什么，都由这个人来定。最后对照格式，从称呼查到日期。',
    },
    {
      tips: '换到对面读一遍',
      where: 'longestParagraph',
      detail:
        '写完后，假装自己是收到它的人，从头读一遍：哪里没看懂？哪里不太舒服？哪里想知道更多？改的就是这三处。',
    },
    {
      tips: '一事一段',
      where: 'longestParagraph',
      detail: '一段只说一件事，段首先说是什么事，再说为什么、怎么办。读的人不用来回找。',
    },
  ],
  imaginative: [
    {
      tips: '给想象立一条规矩',
      detail:
        '先定好这个世界里什么能发生、什么不能发生，再让主人公因为这条规矩遇到麻烦，又靠这条规矩解决麻烦，故事就又奇又真。',
    },
    {
      tips: '让主人公犯难',
      detail:
        '给主人公一个想要的东西，再放一个过不去的坎，让他试两次不成，第三次换个办法。坎越实在，故事越好看。',
    },
    {
      tips: '奇怪里藏真实',
      where: 'acted',
      detail:
        '再奇的世界，也要有真的感受：会饿、会怕、会想家。每写一处想象，配一个真实的感受，读的人就信了。',
    },
  ],
  response: [
    {
      tips: '一句原文，一段自己',
      where: 'shortestParagraph',
      detail:
        '从书里只挑一处最触动你的地方，用一两句话说清；然后合上书，写自己生活里和它碰上的一件事。自己的部分要比书里的长。',
    },
    {
      tips: '书里书外各一格',
      detail:
        '画两格：左边写书里的一个情节，右边写生活里和它相像或相反的一件事。两格放在一起比，感想就从中间长出来。',
    },
  ],
  poetry: [
    {
      tips: '让一样东西替你说',
      detail: '不写心情的名字，找一样看得见的东西，写它的样子和它在做什么，心情就藏在里面了。',
    },
    {
      tips: '删到不能再删',
      detail: '把每一行里的很非常像是都试着去掉，读一读。去掉以后意思还在的，就不必再放回来。',
    },
  ],
  any: [
    {
      tips: '先说一句话',
      detail: '动笔前，用一句话对同桌说清这篇文章要讲什么。说得清，就能写得清；说不清，再想一想。',
    },
  ],
}

/** A review owes the reader the text, not the reviewer's life. */
export const REVIEW_EXTENSION: Extension = {
  tips: '一个看法，一处原文',
  where: 'shortestParagraph',
  detail:
    '每提出一个看法，就引一处原文来证明，再分析字句是怎样做到的。没有原文依据的看法，先放一放。',
}

/** An animal, a plant, a thing of one's own: there is nowhere to walk through. */
export const OBJECT_EXTENSION: Extension = {
  tips: '抓住最像它的一点',
  detail:
    '先写一眼看到的样子，再写它最特别的一样本领、习性或用处，最后写你和它之间的一件小事。每样只挑最像它的那一点。',
}
