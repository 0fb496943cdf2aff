export {
  fillBlankForm,
  type FilledForm,
  type FillError,
  type FormValues,
  type FormWords,
  type Overflow,
  withPages,
} from './fill-blank-form.ts';
export type { FormMark } from './draw-signature.ts';
export type { BlankForm } from './form-map.ts';
export {
  describeFormProblems,
  type FormProblem,
  type FormRules,
  type ReadForms,
  readBlankForms,
} from './read-blank-forms.ts';
