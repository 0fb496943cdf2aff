import { courtFormFeature, packagesFor } from '@plainclaim/domain';
import { courtState } from '@plainclaim/domain/served';
import { referenceWords } from '../i18n/spoken-words.ts';
import { filledIn, inTurn, When } from './text.tsx';
import type { InformationWords } from './words/information-words.ts';

const place = { stateName: courtState };
/** The same packages where the court's own forms are filled in: one feature differs. */
const withForms = packagesFor(place, { hasCourtForms: true });

/** The packages as they are sold, in the language of the page. */
export function PackageList({ plusTax, notSold }: InformationWords['packages']) {
  const lists = referenceWords();
  return (
    <div className="info-packages">
      {inTurn(packagesFor(place), ({ id, title, desc, features }) => {
        const said = lists?.packages[id];
        const formFeatures = withForms.find((one) => one.id === id)?.features ?? [];
        return (
          <section>
            <h3>{said?.title ?? title}</h3>
            <When condition={`sold-${id}`}>
              <p className="info-price">
                <strong>{filledIn(`price-${id}`)}</strong> {plusTax}
              </p>
            </When>
            <When condition={`no-sold-${id}`}>
              <p>{notSold}</p>
            </When>
            <p>{said?.desc ?? desc}</p>
            <ul>
              {features.map((feature, index) => {
                const words = said?.features[index] ?? feature;
                if (formFeatures[index] === feature) return <li key={feature}>{words}</li>;
                return (
                  <li key={feature}>
                    <When condition="no-court-forms">{words}</When>
                    <When condition="court-forms">{lists?.courtFormFeature ?? courtFormFeature(place)}</When>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
