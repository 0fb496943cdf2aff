import type { LocalWords } from '../../pack/local-words.ts';
import { freeHelpLine } from './free-help.ts';
import { locality } from '../places/locality.ts';

/** How New Jersey and its courts are spoken of in English. */
export const words: LocalWords = {
  courtState: locality.stateName,
  inCourtState: 'in New Jersey',
  findings: {
    'fit.over_small_claims_limit':
      'Small Claims hears claims up to {limit}. The Special Civil Part hears claims up to {nextLimit}. To use Small Claims, a person can give up {givenUp} of this claim. What is given up cannot be claimed later.',
    'fit.over_special_civil_limit':
      'The Special Civil Part hears claims up to {limit}, and Small Claims up to {smallClaimsLimit}. A person can give up the part above a limit: {givenUp} for the Special Civil Part, or {smallClaimsGivenUp} for Small Claims. What is given up cannot be claimed later. This site makes no court papers for the Law Division, which hears larger claims.',
    'fit.gives_up_for_small_claims':
      'You chose to give up {givenUp}, so that Small Claims can hear the claim. The claim asks for {demand}. What is given up cannot be claimed later.',
    'fit.gives_up_for_special_civil':
      'You chose to give up {givenUp}, so that the Special Civil Part can hear the claim. The claim asks for {demand}. What is given up cannot be claimed later.',
    'fit.professional_malpractice':
      'Small Claims and the Special Civil Part do not hear claims about bad work by a doctor, lawyer, or other licensed professional. Those go to the Law Division. There, a paper from another professional is due within {days} days after the other side answers. This site makes no court papers for them.',
    'fit.family_matter': `Child support, alimony, and custody go to the Family Part of the court. This site makes no court papers for them. Free help: ${freeHelpLine}.`,
    'fit.estate_matter': `Claims about a will or an estate go to the Surrogate or the Probate Part. This site makes no court papers for them. Free help: ${freeHelpLine}.`,
    'fit.tax_matter': 'Claims about taxes go to the Tax Court. This site makes no court papers for them.',
    'fit.all_defendants_out_of_state':
      'No one on the other side has an address in New Jersey. A court here can hear such a case only if it has a link to New Jersey. The court does not mail the papers out of state in the usual way.',
  },
  papers: {
    'papers.law_division':
      'This claim is larger than Small Claims and the Special Civil Part hear. This site makes no court papers for the Law Division.',
  },
  court: {
    'court.name.small_claims': 'Small Claims',
    'court.name.special_civil': 'Special Civil Part',
    'court.name.law_division': 'Law Division',
    'court.hears.small_claims': 'In New Jersey, claims up to {upper} can be heard in Small Claims.',
    'court.hears.special_civil': 'Claims over {lower} and up to {upper} go to the Special Civil Part.',
    'court.hears.law_division': 'Claims over {lower} go to the Law Division of the Superior Court.',
    'court.way.over_special_civil_limit':
      'A part can be given up here. Or a lawyer can file the full claim in the Law Division.',
    'court.way.professional_malpractice': 'A lawyer can file it in the Law Division.',
    'court.way.family_matter': 'The Family Part of your county can say how to begin.',
    'court.way.estate_matter': 'The Surrogate of the county can say how to begin.',
    'court.way.tax_matter': 'The Tax Court can say how to begin.',
    'court.rule.redaction': 'R. 1:38-7',
    'court.rule.certification': 'R. 1:4-4(b)',
    'court.intent': 'If you do not, I intend to file a claim in the Superior Court of New Jersey.',
    'court.online_filing':
      "New Jersey's online filing takes no evidence. You do not file the exhibit packet: you print it and bring it to court.",
    'court.declaration': locality.declaration,
  },
};
