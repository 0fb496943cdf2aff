import {
  IconBackhoe,
  IconBandage,
  IconCar,
  IconCoins,
  IconContract,
  IconCreditCardRefund,
  IconFileDescription,
  IconHammer,
  IconKey,
  IconLockOpen,
  IconMessageX,
  IconPackageOff,
  IconZoomQuestion,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<string, typeof IconKey>> = {
  PersonalInjury: IconBandage,
  BrokenContract: IconContract,
  TenantLandlordDispute: IconKey,
  DebtCollection: IconCoins,
  StolenProperty: IconLockOpen,
  PoorConstruction: IconBackhoe,
  ProductDefect: IconPackageOff,
  AutoRepair: IconCar,
  DamagedProperty: IconHammer,
  BrokenVerbalPromise: IconMessageX,
  Chargeback: IconCreditCardRefund,
  Other: IconZoomQuestion,
};

/** The picture of a category; a sheet of paper for keys we do not know. */
export function CategoryIcon({ icon }: { readonly icon: string }) {
  const Icon = ICONS[icon] ?? IconFileDescription;
  return <Icon stroke={1.6} aria-hidden="true" />;
}
