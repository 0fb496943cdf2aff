import { useLingui } from '@lingui/react/macro';
import { UnreadTranslation } from './unread-translation.tsx';

/** What is at the foot of every page. `isRead`: whether a person has read its words, where they are not the screens'. */
export function Disclaimer({ isRead }: { readonly isRead?: boolean | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <p>
        {t`Plainclaim is not a law firm and does not give legal advice. Using it does not create an attorney-client relationship. It is not part of any court or government.`}
      </p>
      <UnreadTranslation isRead={isRead} />
      <p>{t`ZIP code data: GeoNames, CC BY 4.0`}</p>
    </>
  );
}
