interface LicenceColumns {
  dealerLicenseLabel: string | null
  dealerLicenseNumber: string | null
}

/** A dealer's licence as it must be shown: the number, named as the state names it. */
export const licenceOf = ({ dealerLicenseLabel, dealerLicenseNumber }: LicenceColumns): string | null =>
  dealerLicenseNumber && `${dealerLicenseLabel ?? 'Dealer licence'} ${dealerLicenseNumber}`
