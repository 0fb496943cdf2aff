import { useLingui } from '@lingui/react/macro';

/** What is at the foot of every page. */
export function Disclaimer() {
  const { t } = useLingui();
  return (
    <>
      <p>
        {t`Plainclaim is not a law firm and does not give legal advice. Using it does not create an attorney-client relationship. It is not part of any court or government.`}
      </p>
      <p>{t`ZIP code data: GeoNames, CC BY 4.0`}</p>
    </>
  );
}
