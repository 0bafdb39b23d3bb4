interface LicenceColumns {
  dealerLicenseLabel: string | null
  dealerLicenseNumber: string | null
  motorVehicleRepairer: string | null
}

/**
 * A location's licences as they must be shown: the dealer's number, named as the state names it, and beside it the
 * repairer's.
 */
export function licenceOf({
  dealerLicenseLabel,
  dealerLicenseNumber,
  motorVehicleRepairer,
}: LicenceColumns): string | null {
  const dealer = dealerLicenseNumber && `${dealerLicenseLabel ?? 'Dealer licence'} ${dealerLicenseNumber}`
  const repairer = motorVehicleRepairer && `Motor vehicle repairer ${motorVehicleRepairer}`
  return [dealer, repairer].filter(Boolean).join(' · ') || null
}
