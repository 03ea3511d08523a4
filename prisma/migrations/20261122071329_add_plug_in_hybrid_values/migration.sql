-- AlterTable
ALTER TABLE "vehicle" ADD COLUMN     "electric_range_km" INTEGER,
ADD COLUMN     "empty_battery_co2_class" TEXT,
ADD COLUMN     "empty_battery_consumption" DECIMAL(5,2),
ADD COLUMN     "weighted_fuel_consumption" DECIMAL(5,2),
ADD COLUMN     "weighted_power_consumption" DECIMAL(5,2);
