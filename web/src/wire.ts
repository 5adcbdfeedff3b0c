// Made by tools/make_types.py from the server's wire and the titles' views. Do not edit.

export const VERSION = 1;
export const SOCKET = "/ws";

export type Values = Record<string, string | number>;

/** A refusal: a key and values to render, the rule behind it, and the request's id if it had one. */
export interface Failure {
  key: string;
  values: Values;
  rule: string;
  id: string;
}

/**
 * How long people may think: `none` for ever, so many seconds (`move`) or `days` for each play, or a `bank` of
 * seconds for the whole match, with an `increment` at each play. At zero the `bot` answers in the seat's place.
 */
export interface Clock {
  kind: "bank" | "days" | "move" | "none";
  time: number;
  increment: number;
  bot: string;
}

/**
 * The session behind the cookie: a guest is a real session. `name` is empty until the guest has chosen one.
 *
 * With an `account` the same person comes from several devices; its name is nobody else's.
 */
export interface Me {
  id: string;
  name: string;
  account: boolean;
}

/** Make an account of that name, or come back to one's own. */
export interface SignIn {
  name: string;
  password: string;
}

/** End this session, or all of the account. */
export interface SignOut {
  everywhere?: boolean;
}

/** Change the password, by the old one. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Come back to an account by one of its codes, with another password. */
export interface Recovery {
  name: string;
  code: string;
  password: string;
}

/** The password once more, for what is done to an account. */
export interface Confirmation {
  password: string;
}

/** Recovery codes, each of which works once. They are shown once: only their hashes are kept. */
export interface Codes {
  codes: string[];
}

/** An option as the title declares it. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  needs: Record<string, string>;
  seats: number[];
  house: boolean;
}

/** Facts about a title: `minutes` of a usual match, `weight` from 1 (light) to 5 (heavy). */
export interface AboutInfo {
  authors: string[];
  artists: string[];
  publisher: string;
  year: number;
  minutes: number[];
  weight: number;
  longest: number;
  lowest: number;
  highest: number;
  information: string;
  chance: boolean;
  cooperative: boolean;
  simultaneous: boolean;
}

/** The match a title suggests to a newcomer: `bot` plays on the other seats, other options are the usual ones. */
export interface FirstMatchInfo {
  seats: number;
  bot: string;
  options: Record<string, string>;
}

/** A word for a newcomer, `<title>-coach-<name>`: said at a question or an event (`on`), near what it speaks of. */
export interface HintInfo {
  name: string;
  on: string;
  near: string;
}

/** A bot that plays a title. One with a name is a person of the forest, with a portrait and a temper. */
export interface BotInfo {
  id: string;
  name: string;
  portrait: number;
  temper: string;
}

/**
 * A title; `usual` seats are a good match against bots, `first` is what suits a first match.
 *
 * Its `bots` are people of the forest from the gentlest to the strongest, then bots that are nobody.
 */
export interface TitleInfo {
  id: string;
  fewest: number;
  most: number;
  usual: number;
  about: AboutInfo;
  options: OptionInfo[];
  bots: BotInfo[];
  first: FirstMatchInfo;
  coach: HintInfo[];
}

/**
 * A place at the table.
 *
 * `kind`: `open` waits for somebody, `person` has one, `bot` a bot, `local` another person at the host's screen.
 * `mine` says that the reader's session answers for it. `name` is empty for a guest who has not chosen one.
 * `presence`: `gone` has left; the seat is that person's to take again, or whose those at the table let in: then it is
 * `open`. `away` has no connection at the moment. `absent`: left, or away so long that others may let a bot play.
 * `kept`: the reader has left, or a bot plays for them, and may come back. `ends`: would end the match here. `renews`:
 * would go on under today's rules with a match of older ones.
 * `portrait` is the number of a drawn face, the same wherever this person or bot is shown; -1: nobody sits here.
 * `program`: no person sits there but a program of somebody's; `owned`: the reader's, who may take the seat back.
 * `until` is the server's time at which its running clock will be at zero, 0 while it stands with `left` seconds.
 * `pauses`: would pause the match.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "local" | "open" | "person";
  name: string;
  bot: string;
  mine: boolean;
  presence: "away" | "bot" | "empty" | "gone" | "here";
  absent: boolean;
  kept: boolean;
  ends: boolean;
  renews: boolean;
  portrait: number;
  program: boolean;
  owned: boolean;
  left: number;
  until: number;
  pauses: boolean;
}

/** Who won a match that came to its end, and everybody's score. */
export interface ResultInfo {
  winners: number[];
  scores: number[];
}

/** A seat asks to take back the last `count` answers; `awaited` are the seats whose people have not said yes. */
export interface PleaInfo {
  seat: number;
  count: number;
  awaited: number[];
}

/**
 * A table as the lobby and the table frame show it. `host` says whether the reader made it.
 *
 * `rematch` is the id of the table where everybody plays again, or empty. `locked` says why nobody can go on here: the
 * match was begun under other rules; `renewable` that it can go on under these once everybody agrees. `secret` says
 * that players may not look at each other's cards. `pace` is how fast its bots play. `hints` is what the host has
 * chosen: as `usual` they are given unless people play online. A match that its people ended early is `over` and
 * `abandoned`; it has no `result`, and neither has one of an older version. `plea`: somebody asks to go back.
 */
export interface TableInfo {
  id: string;
  title: string;
  options: Record<string, string>;
  public: boolean;
  state: "open" | "over" | "playing";
  seats: SeatInfo[];
  host: boolean;
  awaits: number[];
  your_turn: boolean;
  spectators: number;
  created: number;
  changed: number;
  commitment: string;
  rematch: string;
  locked: Failure | null;
  renewable: boolean;
  plea: PleaInfo | null;
  secret: boolean;
  abandoned: boolean;
  result: ResultInfo | null;
  pace: "at-once" | "fast" | "normal" | "slow";
  hints: "off" | "on" | "usual";
  clock: Clock;
  paused: boolean;
}

/** What an event is to whoever shows it, as the title declares it. */
export interface EventKindInfo {
  key: string;
  sound: string;
  cue: string;
  place: string;
  back: string;
  line: boolean;
  head: boolean;
  reveal: boolean;
  against: string;
  cause: boolean;
  still: boolean;
}

/**
 * What is printed on a table's cards beside their names, by card: `kind`, `cost`, `strength`, `letter` ...
 *
 * `kinds` tells what the title's events are to whoever shows them.
 */
export interface Faces {
  faces: Record<string, Values>;
  kinds: EventKindInfo[];
}

/** How the host wants a seat filled; `bot` names the bot. */
export interface SeatWish {
  kind: "bot" | "local" | "me" | "open";
  bot?: string;
  name?: string;
}

/**
 * Make a table. `start` begins at once, with bots in seats still open.
 *
 * A chosen `seed` is for playing a known deal again: only where all seats are the host's or bots'.
 */
export interface NewTable {
  title: string;
  options: Record<string, string>;
  seats: SeatWish[];
  public?: boolean;
  start?: boolean;
  seed?: string;
  hints?: "off" | "on" | "usual";
  clock?: Clock;
}

/** Change a name: the session's, or that of somebody at its screen. */
export interface Rename {
  name: string;
}

/** Take a seat; -1 takes the first open one. */
export interface Join {
  seat?: number;
}

/** Let a bot play for whoever has left a seat, or been away from it too long. */
export interface Replace {
  seat: number;
}

/** Open the seat of somebody who has left a match in play to whoever comes first. */
export interface LetIn {
  seat: number;
}

/** Agree to end a match here, without a winner, or take that back. */
export interface End {
  agree?: boolean;
}

/** Agree to let all clocks of a match stand, or take that back. */
export interface Pause {
  agree?: boolean;
}

/**
 * Say something to those who sit at the table: a text of one's own, or a ready phrase that each reads in their own
 * language.
 */
export interface Say {
  text?: string;
  phrase?: "again" | "bye" | "close" | "hello" | "luck" | "moment" | "nice" | "oops" | "ouch" | "played" | "sorry" | "thanks" | "thinking" | "wow" | "your-turn" | null;
}

/**
 * Something said at a table: a text, or a ready phrase. `who` stands for the person wherever they speak, so that
 * they can be muted; `name` is what they were called. Of a deleted line only that is left.
 */
export interface ChatLine {
  number: number;
  who: string;
  seat: number;
  name: string;
  mine: boolean;
  time: number;
  text: string;
  phrase: "again" | "bye" | "close" | "hello" | "luck" | "moment" | "nice" | "oops" | "ouch" | "played" | "sorry" | "thanks" | "thinking" | "wow" | "your-turn" | null;
  deleted: boolean;
}

/** Ask everybody at the table to go back to before an answer: the one of this step of the journal. */
export interface AskBack {
  step: number;
}

/** Agree to go back as somebody asks, or decline; who has asked declines to withdraw it. */
export interface AnswerBack {
  agree: boolean;
}

/** The secret with which a program sits down on a seat. It is shown once: only its hash is kept. */
export interface SeatToken {
  token: string;
  table: TableInfo;
}

/** A problem in the player's words; the server attaches record, version and position. */
export interface Report {
  text: string;
}

/** How the match stood when a section of it began, or at its end: a score for each of the story's seats. */
export interface StoryPoint {
  key: string;
  values: Values;
  scores: number[];
}

/**
 * Something that mattered: an event as everybody was told it, the journal's entry that tells it, whose answer it
 * was, and how far it moved the scores.
 */
export interface Moment {
  number: number;
  seat: number;
  key: string;
  values: Values;
  swing: number;
}

/** A match that is over, at a glance. `seats` are those that have scores; -1 stands for all together. */
export interface Story {
  seats: number[];
  points: StoryPoint[];
  moments: Moment[];
}

/**
 * Follow a table from step `since` on (-1: a fresh view). `face` is the seat whose eyes to use, -1 a spectator's.
 *
 * On one screen with hidden hands the page faces -1 until the next player has lifted the curtain.
 */
export interface Watch {
  type: "watch";
  table: string;
  since?: number;
  face?: number;
}

/** Stop following a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Answer a decision. `id` is made by the client: a resend is harmless. */
export interface Play {
  type: "play";
  table: string;
  seat: number;
  decision: number;
  move: string;
  id: string;
}

/** Take back the seat's last answer, its whole play, or everything it did in its turn. */
export interface Undo {
  type: "undo";
  table: string;
  seat: number;
  id: string;
  reach?: "answer" | "play" | "turn";
}

/** Play again what was taken back last. */
export interface Redo {
  type: "redo";
  table: string;
  seat: number;
  id: string;
}

/** Ask why a thing cannot be used now. */
export interface Why {
  type: "why";
  table: string;
  seat: number;
  thing: string;
  id: string;
}

/** Weigh a private plan of a seat: the things it runs along, in order. Titles without plans refuse. */
export interface Plan {
  type: "plan";
  table: string;
  seat: number;
  things: string[];
  id: string;
}

/** Say what a seat wishes to be asked: one of those its `AttentionInfo` offers. Nobody else is told. */
export interface Wish {
  type: "wish";
  table: string;
  seat: number;
  wish: string;
  id: string;
}

/** Let the bots of a table play faster or slower, for all who sit there. */
export interface SetPace {
  type: "pace";
  table: string;
  pace: "at-once" | "fast" | "normal" | "slow";
  id: string;
}

/** Let the bots play without pauses until a seat is asked something again. */
export interface Hurry {
  type: "hurry";
  table: string;
  seat: number;
  id: string;
}

/** Ask for a hint about the question put to a seat. All at the table are told that one was taken, not which. */
export interface AskHint {
  type: "hint";
  table: string;
  seat: number;
  id: string;
}

/** Break off the thinking about a hint. */
export interface DropHint {
  type: "unhint";
  table: string;
  id: string;
}

/** Keep the connection alive. */
export interface Ping {
  type: "ping";
}

/**
 * A legal move: its word, its family (what it does, whatever it does it to), whether it passes (leaves undone what
 * could be done), the things it touches, how to describe it, what it costs, if that is worth a word, and why it may be
 * a mistake, if it may.
 */
export interface MoveInfo {
  move: string;
  family: string;
  passes: boolean;
  things: string[];
  key: string;
  values: Values;
  hint: Failure | null;
  doubt: Failure | null;
}

/** Something that happened, as this reader may know it. */
export interface EventInfo {
  key: string;
  values: Values;
}

/**
 * One entry of the table's journal: a move, an undo or a redo, with its events and the server's time; or what
 * became of a seat: its person left, a bot plays on, somebody sat down or took a hint, its time ran out; or of the
 * match: it was paused, went on, was ended early or because nobody played on.
 *
 * `events` of a move that was undone later stay in the journal; `undone` says so, and such a step is sent again
 * when that changes: the page replaces steps by number. `key` describes the answer to the seat that gave it and is
 * empty for all others, who learn from `events` what they may know; for an undo or redo it is there for everybody.
 */
export interface StepInfo {
  number: number;
  kind: "agree" | "ask" | "back" | "bot" | "consent" | "decline" | "end" | "expire" | "flag" | "hint" | "join" | "leave" | "move" | "pause" | "redo" | "resume" | "rules" | "start" | "undo";
  seat: number;
  key: string;
  values: Values;
  events: EventInfo[];
  time: number;
  undone: boolean;
}

/**
 * The faced seat's last play, which it may ask the table to go back to: the step that began it, how many answers of
 * all that takes back, and what it was.
 */
export interface LastPlay {
  step: number;
  count: number;
  key: string;
  values: Values;
}

/**
 * What the faced seat wishes to be asked, among what is `offered`; `passing` goes before `wish` while it lasts.
 *
 * The first `standing` of those offered stay until they are changed, the others for a while.
 */
export interface AttentionInfo {
  wish: string;
  usual: string;
  passing: string;
  offered: string[];
  standing: number;
}

/**
 * The table as it is now for this reader, and the journal's steps since the reader's last one.
 *
 * `fresh` asks the page to draw without animating: after a reconnect, an undo, or a first look. `view` is the
 * title's own view, as the rules give it for seat `face`, and None while the table is open. `moves` are the legal
 * answers of the faced seat. `step` is the journal's last number, -1 before the start. `undo` and `redo` are None
 * when possible, else the reason why not; `undo_key` describes the play that an undo would take back. `attention` is
 * None where a title asks nothing that could be passed over; `spared` are the reader's own seats that are awaited but
 * not asked: the table answers for them in a moment. `way` tells what wins and how far the faced seat has come. `hint`
 * is None where the faced seat may take one now, else the reason why not. `last_play` is there where an undo does not
 * reach back to it.
 */
export interface TableUpdate {
  type: "table";
  info: TableInfo;
  step: number;
  fresh: boolean;
  steps: StepInfo[];
  face: number;
  view: TitleView | null;
  moves: MoveInfo[];
  undo: Failure | null;
  redo: Failure | null;
  undo_key: string;
  undo_values: Values;
  last_play: LastPlay | null;
  attention: AttentionInfo | null;
  spared: number[];
  way: EventInfo | null;
  hint: Failure | null;
}

/** A line that was said, or deleted; told only to people who sit at the table. */
export interface ChatUpdate {
  type: "chat";
  table: string;
  line: ChatLine;
}

/** Who is there, when that alone changed. */
export interface Presence {
  type: "presence";
  table: string;
  seats: SeatInfo[];
  spectators: number;
}

/** The answer with this id is safely stored. */
export interface Ack {
  type: "ack";
  id: string;
  step: number;
}

/** The reason asked for; `failure` is None when the thing can be used. */
export interface WhyNot {
  type: "why";
  id: string;
  thing: string;
  failure: Failure | null;
}

/** A way that is open: its card, the price there and back, a caravan's price (0: none), and what the hand holds. */
export interface WayInfo {
  thing: string;
  card: string;
  cost: number;
  back: number;
  caravan: number;
  held: number;
  payable: boolean;
}

/** A place within reach: the fewest cards it takes, and the things on the way. */
export interface ReachInfo {
  town: string;
  cards: number;
  way: string[];
}

/** One step of a plan. `counter` is the seat's own one to be laid first; `open` is false if there is none. */
export interface LegInfo {
  thing: string;
  to: string;
  card: string;
  cost: number;
  caravan: boolean;
  counter: string;
  open: boolean;
}

/** A plan weighed: the cards it takes and those missing by kind (`any` for a caravan), what it gains, cards left. */
export interface RouteInfo {
  legs: LegInfo[];
  cards: Record<string, number>;
  missing: Record<string, number>;
  gains: string[];
  left: number;
}

/** The answer to a `Plan`: the plan weighed, all open ways, everything within reach, and the longest tour. */
export interface Planned {
  type: "plan";
  id: string;
  route: RouteInfo;
  ways: WayInfo[];
  reach: ReachInfo[];
  tour: RouteInfo;
}

/** A move worth playing: the chance to win in percent (-1: not weighed), and why, if that can be said. */
export interface HintedMove {
  move: string;
  chance: number;
  reason: EventInfo | null;
}

/** The hint asked for: the best moves of a decision, the best one first. */
export interface Hinted {
  type: "hint";
  id: string;
  seat: number;
  decision: number;
  moves: HintedMove[];
}

/** A message that was not accepted; the table is unchanged. `table` names the one it was about, if any. */
export interface Refused {
  type: "refused";
  failure: Failure;
  table: string;
}

/** First message on a socket. A page that connects to `/ws?version=VERSION` is refused if the server has another. */
export interface Welcome {
  type: "welcome";
  version: number;
  rules: Record<string, number>;
  me: Me;
  now: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  now: number;
}

/** What the host has to say to everybody; "": nothing any more. */
export interface Notice {
  type: "notice";
  text: string;
}

export type ClientMessage = Watch | Unwatch | Play | Undo | Redo | Why | Plan | Wish | SetPace | Hurry | AskHint | DropHint | Ping;

export type ServerMessage = Welcome | TableUpdate | ChatUpdate | Presence | Ack | WhyNot | Planned | Hinted | Refused | Pong | Notice;

/** A question as clients see it. */
export interface QuestionView {
  seat: number;
  key: string;
  values: Values;
  rule: string;
  play: number;
}

/** An outcome as clients see it. */
export interface OutcomeView {
  how: string;
  winners: number[];
  scores: number[];
  values: Values;
  sources: Record<string, number>[];
}

/** A standing as clients see it. */
export interface StandingView {
  seat: number;
  rank: number;
  score: number;
  parts: Record<string, number>;
}

/** What every title's view holds; a title adds its own fields. Built up from what is public, never cut down. */
export interface View {
  title: string;
  seat: number;
  seats: number;
  decision: number;
  awaits: number[];
  answered: number[];
  questions: QuestionView[];
  standings: StandingView[];
  outcome: OutcomeView | null;
}

/**
 * A hand: its size for everybody, its cards for those who may see them (else None), and what the partner knows of
 * it: its owner can tell that, too.
 */
export interface HandView {
  count: number;
  cards: string[] | null;
  known: string[];
}

/** A feat laid aside: whether it can be played now, and how far a winning one has come. */
export interface FeatView {
  card: string;
  ready: boolean;
  count: number;
  goal: number;
}

/** The mobilization. */
export interface DraftView {
  columns: string[][];
  pool: number;
  edges: number;
  turned: number[];
}

/** One thing the next march will do if nothing changes. */
export interface ForecastView {
  key: string;
  values: Values;
}

/** Everything a seat may know, and nothing else. */
export interface SylvionView extends View {
  title: "sylvion";
  options: Record<string, string>;
  step: string;
  round: number;
  active: number;
  draft: DraftView;
  deck: number;
  deck_known: string[];
  unseen: Record<string, number>;
  hands: HandView[];
  discard: string[];
  removed: string[];
  feats: FeatView[];
  board: string[];
  revealed: string[];
  resolving: number[];
  pile_height: number;
  rounds_left: number;
  piles_known: string[][];
  ravage_left: Record<string, number>;
  ravage_discard: string[];
  looked: string[];
  deck_search: string[];
  playing: string;
  target: string;
  due: number;
  points: number;
  fence: boolean;
  pawn: string;
  bloom: number;
  desolated: number;
  vitality: number;
  forecast: ForecastView[];
  forecast_damage: number;
  forecast_defeat: boolean;
}

/** A face-down counter before a seat: whether it was kept, and what it is for its owner (else None). */
export interface HiddenView {
  kept: boolean;
  card: string | null;
}

/**
 * One player: what lies open, and to the owner what does not.
 *
 * `target` and `distance` belong to the town-card variant: shown to the owner, and to all at the end.
 */
export interface SeatView {
  boot: string;
  collected: string[];
  left: string[];
  pieces: number;
  hand: number;
  cards: string[] | null;
  counters: string[];
  hidden: HiddenView[];
  obstacle: boolean;
  passed: boolean;
  travelled: boolean;
  target: string | null;
  distance: number | null;
}

/** One road: its terrain and what lies on it. */
export interface RoadView {
  id: string;
  terrain: string;
  counter: string;
  obstacle: boolean;
}

/**
 * Everything a seat may know, and nothing else.
 *
 * `unseen` and `counters_unseen` count what a seat cannot place: cards in the deck and in other hands, counters in
 * the pile and face down before others. A counter that is picked up is `laying`: all see
 * an open one, of a hidden one (`laying_hidden`) only its owner knows the kind.
 */
export interface ElfenlandView extends View {
  title: "elfenland";
  options: Record<string, string>;
  step: string;
  round: number;
  rounds: number;
  first: number;
  active: number;
  picks_left: number;
  display: string[];
  pile: number;
  deck: number;
  discard: Record<string, number>;
  unseen: Record<string, number>;
  counters_unseen: Record<string, number>;
  players: SeatView[];
  roads: RoadView[];
  laying: string;
  laying_hidden: boolean;
  link: string;
  due: number;
}

/**
 * A part of a total: of which slot (0 the contender), why (`printed`, `effect`, `order` or `doubled`), how much.
 *
 * `card` is what does it, and `seat` whose that is.
 */
export interface PartView {
  slot: number;
  why: string;
  card: string;
  seat: number;
  amount: number;
}

/** A player in the last contest, as it was when the places were fixed: `cards` are the slots, contender first. */
export interface ContestView {
  seat: number;
  place: number;
  prize: boolean;
  cards: string[];
  strengths: number[];
  total: number;
  parts: PartView[];
}

/**
 * One player.
 *
 * `cards` are the hand, for its owner (else None); `known` what the viewer has seen of it and can still place.
 * `strengths` and `total` count the table as it lies, contender first, until the places are fixed, and `parts` tell
 * where that comes from. `place` is 0 until then; `worths` and `score` count the champions as if the match ended now.
 */
export interface WizardSeatView {
  hand: number;
  cards: string[] | null;
  known: string[];
  chosen: string;
  face_down: boolean;
  contender: string;
  boosts: string[];
  strengths: number[];
  total: number;
  parts: PartView[];
  passed: boolean;
  place: number;
  champions: string[];
  worths: number[];
  score: number;
  wizard: string;
  wizard_kind: string;
}

/** A card handed over by a seat: its name for the two who have seen it. */
export interface ReceivedView {
  seat: number;
  card: string | null;
}

/** The effect that is asking: whose, of which card, and whom it is aimed at (-1: nobody yet). */
export interface EffectView {
  seat: number;
  card: string;
  target: number;
}

/**
 * Everything a seat may know, and nothing else. `unseen` counts the cards it cannot place.
 *
 * `last` is the contest decided last, the winner first; empty before the first one is.
 */
export interface WizardsView extends View {
  title: "wizards";
  options: Record<string, string>;
  step: string;
  round: number;
  rounds: number;
  first: number;
  order: number[];
  prizes: number;
  deck: number;
  discard: string[];
  unseen: Record<string, number>;
  players: WizardSeatView[];
  received: ReceivedView[];
  effect: EffectView | null;
  values: number[];
  last: ContestView[];
}

/**
 * One player.
 *
 * `cards`, `artifact_names` and `goal` are for their owner (else None; the goal of all is everybody's); `known` and
 * `known_artifacts` what the viewer has seen and can still place.
 */
export interface RageSeatView {
  faction: string;
  alive: boolean;
  hand: number;
  cards: string[] | null;
  known: string[];
  deck: number;
  discard: string[];
  treasures: number;
  artifacts: number;
  artifact_names: string[] | null;
  known_artifacts: string[];
  goal: string | null;
  lands: number;
  towers: number;
  castles: number;
  ally: number;
}

/** A cell: `kind` is land, tower, castle or central; `home` whose castle it is; `x` in half cells, `y` in rows. */
export interface RageCellView {
  name: string;
  kind: string;
  owner: number;
  home: number;
  shielded: boolean;
  x: number;
  y: number;
}

/** A squad: its open card, and all three for those who looked. */
export interface RageSquadView {
  open: string;
  cards: string[] | null;
}

/** A card in battle. A face-down one has no name; an empty place is None instead. */
export interface FighterView {
  card: string;
  side: number;
  lives: number;
  initiative: number;
  icons: string[];
  moved: boolean;
  skips: boolean;
}

/** A battle: who attacks whom (-1: neutral cards, which `keeper` plays; -2 is the computer) and what lies where. */
export interface BattleView {
  attacker: number;
  defender: number;
  keeper: number;
  cell: string;
  slots: (FighterView | null)[];
  centre: (FighterView | null)[];
  reserve: string;
  reserve_side: number;
  mover: string;
  strike: string[];
  dying: string;
  quiet: number[];
}

/**
 * An action declared and not yet resolved, as everybody is told (R42).
 *
 * `aim` is the thing it is aimed at, `other` the second one: the slot to change with, the land a token goes to.
 */
export interface DeclaredView {
  seat: number;
  card: string;
  cancelled: boolean;
  aim: string;
  other: string;
  side: string;
}

/** A trade in the making. `cards` are the artifacts given, for those who may see them. */
export interface TradeView {
  seat: number;
  partner: number;
  treasures: number;
  artifacts: number;
  wanted_treasures: number;
  wanted_artifacts: number;
  cards: string[] | null;
}

/**
 * Everything a seat may know, and nothing else.
 *
 * `rounds` is the last round, 0 where there is no limit. `own_sent` are the seat's own cards that lie face down.
 */
export interface RageView extends View {
  title: "rage";
  options: Record<string, string>;
  phase: string;
  round: number;
  rounds: number;
  first: number;
  turn: number;
  target: string;
  window: string;
  cells: RageCellView[];
  players: RageSeatView[];
  neutral_deck: number;
  neutral_discard: string[];
  squads: RageSquadView[];
  artifact_deck: number;
  used: string[];
  sent: number[];
  own_sent: string[];
  battle: BattleView | null;
  stack: DeclaredView[];
  trade: TradeView | null;
}

export type TitleView = SylvionView | ElfenlandView | WizardsView | RageView;

/** The events of sylvion. */
export type SylvionEvent =
  | "sylvion-event-summoned"
  | "sylvion-event-recruited"
  | "sylvion-event-joins"
  | "sylvion-event-deserted"
  | "sylvion-event-leaves"
  | "sylvion-event-draft-ends"
  | "sylvion-event-battle"
  | "sylvion-event-round"
  | "sylvion-event-revealed"
  | "sylvion-event-fence-holds"
  | "sylvion-event-chased"
  | "sylvion-event-resolves"
  | "sylvion-event-blazes"
  | "sylvion-event-dried"
  | "sylvion-event-returned"
  | "sylvion-event-put-back"
  | "sylvion-event-put-back-card"
  | "sylvion-event-settles"
  | "sylvion-event-final-assault"
  | "sylvion-event-count"
  | "sylvion-event-moves"
  | "sylvion-event-attacks"
  | "sylvion-event-destroyed"
  | "sylvion-event-forest"
  | "sylvion-event-forest-pawn"
  | "sylvion-event-damage"
  | "sylvion-event-pawn"
  | "sylvion-event-pawn-aside"
  | "sylvion-event-draws"
  | "sylvion-event-drawn"
  | "sylvion-event-no-cards"
  | "sylvion-event-betrayal"
  | "sylvion-event-betrayal-discarded"
  | "sylvion-event-betrayal-banished"
  | "sylvion-event-reshuffle"
  | "sylvion-event-removed"
  | "sylvion-event-plays"
  | "sylvion-event-pays"
  | "sylvion-event-pays-point"
  | "sylvion-event-planted"
  | "sylvion-event-heals"
  | "sylvion-event-doves-discard"
  | "sylvion-event-looks"
  | "sylvion-event-looked"
  | "sylvion-event-orders"
  | "sylvion-event-swapped"
  | "sylvion-event-kept"
  | "sylvion-event-places"
  | "sylvion-event-placed"
  | "sylvion-event-erupts"
  | "sylvion-event-feat"
  | "sylvion-event-washed"
  | "sylvion-event-discards";

/** The families of moves of sylvion. */
export type SylvionFamily =
  | "done"
  | "random"
  | "shuffle"
  | "accept"
  | "point"
  | "forest"
  | "keep"
  | "swap"
  | "recruit"
  | "pile"
  | "seat"
  | "direction"
  | "cell"
  | "erupt"
  | "play"
  | "pay"
  | "discard"
  | "remove"
  | "return"
  | "search"
  | "feat"
  | "place";

/** The events of elfenland. */
export type ElfenlandEvent =
  | "elfenland-event-gets-town"
  | "elfenland-event-town-card"
  | "elfenland-event-round"
  | "elfenland-event-deals"
  | "elfenland-event-gets"
  | "elfenland-event-drawn"
  | "elfenland-event-target"
  | "elfenland-event-over"
  | "elfenland-event-turned"
  | "elfenland-event-blind"
  | "elfenland-event-blind-is"
  | "elfenland-event-takes"
  | "elfenland-event-keeps"
  | "elfenland-event-keeps-hidden"
  | "elfenland-event-keeps-hidden-is"
  | "elfenland-event-keeps-none"
  | "elfenland-event-lays"
  | "elfenland-event-blocks"
  | "elfenland-event-passes"
  | "elfenland-event-pays"
  | "elfenland-event-caravan"
  | "elfenland-event-travels"
  | "elfenland-event-collects"
  | "elfenland-event-stops"
  | "elfenland-event-discards";

/** The families of moves of elfenland. */
export type ElfenlandFamily =
  | "pass"
  | "obstacle"
  | "stop"
  | "right-cards"
  | "keep-none"
  | "take-face-down"
  | "take"
  | "lay"
  | "keep"
  | "keep-hidden"
  | "pay"
  | "discard"
  | "link"
  | "lay-hidden";

/** The events of wizards. */
export type WizardsEvent =
  | "wizards-event-wizard"
  | "wizards-event-round"
  | "wizards-event-opened"
  | "wizards-event-reshuffled"
  | "wizards-event-draws"
  | "wizards-event-drawn"
  | "wizards-event-plays"
  | "wizards-event-discards"
  | "wizards-event-cancelled"
  | "wizards-event-looks"
  | "wizards-event-card-moves"
  | "wizards-event-card-given"
  | "wizards-event-names"
  | "wizards-event-found"
  | "wizards-event-passed-over"
  | "wizards-event-not-found"
  | "wizards-event-spared"
  | "wizards-event-gives"
  | "wizards-event-gives-this"
  | "wizards-event-keeps-one"
  | "wizards-event-keeps"
  | "wizards-event-gift-discarded"
  | "wizards-event-summons"
  | "wizards-event-summons-this"
  | "wizards-event-boosts"
  | "wizards-event-boosts-this"
  | "wizards-event-passes"
  | "wizards-event-revealed"
  | "wizards-event-effect"
  | "wizards-event-swaps"
  | "wizards-event-replaced"
  | "wizards-event-returned"
  | "wizards-event-exchanged"
  | "wizards-event-picks"
  | "wizards-event-copies"
  | "wizards-event-trusts"
  | "wizards-event-value"
  | "wizards-event-place"
  | "wizards-event-champion"
  | "wizards-event-leaves"
  | "wizards-event-champions-exchanged"
  | "wizards-event-cleared"
  | "wizards-event-keeps-hand"
  | "wizards-event-champion-discarded"
  | "wizards-event-final";

/** The families of moves of wizards. */
export type WizardsFamily =
  | "pass"
  | "keep-hand"
  | "throw-hand"
  | "play"
  | "summon"
  | "boost"
  | "discard"
  | "give"
  | "swap"
  | "take"
  | "copy"
  | "apply"
  | "seat"
  | "boost-of"
  | "kind"
  | "pick"
  | "wizard"
  | "value"
  | "value-best"
  | "apply-contender"
  | "apply-boost";

/** The events of rage. */
export type RageEvent =
  | "rage-event-people"
  | "rage-event-squads"
  | "rage-event-first-card"
  | "rage-event-first"
  | "rage-event-goal-dealt"
  | "rage-event-own-goal"
  | "rage-event-ready"
  | "rage-event-turn"
  | "rage-event-draws"
  | "rage-event-drew"
  | "rage-event-reshuffled"
  | "rage-event-neutral-reshuffled"
  | "rage-event-discards"
  | "rage-event-loses"
  | "rage-event-recovers"
  | "rage-event-declines"
  | "rage-event-extra-capture"
  | "rage-event-target"
  | "rage-event-looks"
  | "rage-event-looks-card"
  | "rage-event-saw"
  | "rage-event-opens"
  | "rage-event-fights"
  | "rage-event-sends"
  | "rage-event-sent"
  | "rage-event-sends-dragon"
  | "rage-event-retreats"
  | "rage-event-surrenders"
  | "rage-event-takes"
  | "rage-event-eliminated"
  | "rage-event-goal"
  | "rage-event-keeper"
  | "rage-event-battle"
  | "rage-event-edge"
  | "rage-event-centre"
  | "rage-event-places"
  | "rage-event-centre-falls"
  | "rage-event-no-reserve"
  | "rage-event-exchanges"
  | "rage-event-reserve"
  | "rage-event-redealt"
  | "rage-event-attacks"
  | "rage-event-blocked"
  | "rage-event-hurt"
  | "rage-event-misses"
  | "rage-event-dies"
  | "rage-event-saved"
  | "rage-event-stands"
  | "rage-event-skips"
  | "rage-event-steps"
  | "rage-event-loop"
  | "rage-event-attack-won"
  | "rage-event-attack-lost"
  | "rage-event-acts"
  | "rage-event-aims"
  | "rage-event-aims-cell"
  | "rage-event-aims-icon"
  | "rage-event-aims-seat"
  | "rage-event-aims-squad"
  | "rage-event-aims-swap"
  | "rage-event-cancelled"
  | "rage-event-no-target"
  | "rage-event-initiative"
  | "rage-event-replaced"
  | "rage-event-looks-hand"
  | "rage-event-saw-hand"
  | "rage-event-token"
  | "rage-event-tower"
  | "rage-event-shielded"
  | "rage-event-quiet"
  | "rage-event-artifact"
  | "rage-event-artifact-drawn"
  | "rage-event-treasures"
  | "rage-event-treasure-used"
  | "rage-event-offers"
  | "rage-event-offered-to"
  | "rage-event-offers-artifact"
  | "rage-event-offered-artifact"
  | "rage-event-refuses"
  | "rage-event-trade"
  | "rage-event-receives"
  | "rage-event-handed";

/** The families of moves of rage. */
export type RageFamily =
  | "pass"
  | "quiet"
  | "decline"
  | "end-turn"
  | "retreat"
  | "stand"
  | "treasure"
  | "give-treasure"
  | "want-treasure"
  | "want-artifact"
  | "propose"
  | "accept"
  | "refuse"
  | "capture"
  | "cell"
  | "send"
  | "act"
  | "discard"
  | "return"
  | "take"
  | "put"
  | "use"
  | "give"
  | "slot"
  | "side"
  | "attack"
  | "move"
  | "look"
  | "fight"
  | "peek"
  | "open"
  | "seat"
  | "offer"
  | "people";
