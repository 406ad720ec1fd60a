/** What Rolling Cubes asks of the house: best equalities, and rolls to train with. */
import { call, part } from "../../lib/api";
import type {
  BestEquality,
  Judged,
  NewTrainingRoll,
  Throw,
  TrainingAnswer,
  TrainingQuestion,
  TrainingRoll,
} from "./wire";

const ask = <A>(path: string, body: object) => call<A>("POST", `/games/rolling-cubes/${path}`, body);

export const best = (table: string, body: Throw) => ask<BestEquality>(`tables/${part(table)}/best`, body);
export const trainingRoll = (body: NewTrainingRoll) => ask<TrainingRoll>("training-roll", body);
export const trainingAnswer = (body: TrainingAnswer) => ask<Judged>("training-answer", body);
export const trainingBest = (body: TrainingQuestion) => ask<BestEquality>("training-best", body);
